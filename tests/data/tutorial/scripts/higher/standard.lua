-- Nothing but the game's own rules.
return {title = {fr = "Plus haut", en = "Higher"}, summary = {fr = "Douze tuiles, neuf cases.", en = "Twelve tiles, nine squares."}}

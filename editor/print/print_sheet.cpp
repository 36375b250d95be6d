#include "editor/print/print_sheet.hpp"

#include "editor/print/sheet_pages.hpp"

#include <algorithm>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cctype>
#include <cmath>
#include <memory>
#include <utility>

namespace tablier::editor {
namespace {

constexpr double kDotsOfPoint = 150.0 / 72.0;

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;
using Context = std::unique_ptr<cairo_t, decltype(&cairo_destroy)>;

cairo_status_t append(void* bytes, const unsigned char* data, unsigned int length) {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

Surface surface_for(const PrintSheet& sheet, PrintFormat format, int pages, std::string& bytes) {
  if (format == PrintFormat::png)
    return {cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(std::lround(kPageWidth * kDotsOfPoint)),
                                       static_cast<int>(std::lround(kPageHeight * kDotsOfPoint)) * pages),
            &cairo_surface_destroy};
  if (format == PrintFormat::svg)
    return {cairo_svg_surface_create_for_stream(append, &bytes, kPageWidth, kPageHeight * pages), &cairo_surface_destroy};
  Surface surface(cairo_pdf_surface_create_for_stream(append, &bytes, kPageWidth, kPageHeight), &cairo_surface_destroy);
  // Whatever reads PDF reads this one, and newer versions of the library write it the same way.
  cairo_pdf_surface_restrict_to_version(surface.get(), CAIRO_PDF_VERSION_1_4);
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, sheet.title.c_str());
  return surface;
}

void draw_pages(cairo_t* cairo, const SheetPages& pages, PrintFormat format) {
  if (format == PrintFormat::png) cairo_scale(cairo, kDotsOfPoint, kDotsOfPoint);
  Drawing drawing(cairo);
  for (int page = 0; page < pages.count(); ++page) {
    cairo_save(cairo);
    if (format != PrintFormat::pdf) cairo_translate(cairo, 0, page * kPageHeight);
    pages.draw(drawing, page);
    cairo_restore(cairo);
    if (format == PrintFormat::pdf) cairo_show_page(cairo);
  }
}

}  // namespace

std::optional<PrintFormat> print_format_of(std::string_view file) {
  static constexpr std::pair<std::string_view, PrintFormat> kEnds[] = {
      {".pdf", PrintFormat::pdf}, {".svg", PrintFormat::svg}, {".png", PrintFormat::png}};
  for (const auto& [end, format] : kEnds) {
    if (file.size() <= end.size()) continue;
    const std::string_view own = file.substr(file.size() - end.size());
    const auto same = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
    if (std::equal(own.begin(), own.end(), end.begin(), same)) return format;
  }
  return std::nullopt;
}

Result<std::string> printed(const PrintSheet& sheet, PrintFormat format) {
  std::string bytes;
  const SheetPages pages(sheet);
  const Surface surface = surface_for(sheet, format, pages.count(), bytes);
  {
    const Context cairo(cairo_create(surface.get()), &cairo_destroy);
    draw_pages(cairo.get(), pages, format);
    if (cairo_status(cairo.get()) != CAIRO_STATUS_SUCCESS) return Problem("editor.no.print");
  }
  if (format == PrintFormat::png && cairo_surface_write_to_png_stream(surface.get(), append, &bytes) != CAIRO_STATUS_SUCCESS)
    return Problem("editor.no.print");
  cairo_surface_finish(surface.get());
  if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) return Problem("editor.no.print");
  return bytes;
}

}  // namespace tablier::editor

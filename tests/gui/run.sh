#!/bin/sh
# run.sh STATUS PROGRAM: runs a test that needs Xvfb and xdotool; exits with STATUS where they are not installed.
command -v Xvfb >/dev/null && command -v xdotool >/dev/null || exit "$1"
exec "$2"

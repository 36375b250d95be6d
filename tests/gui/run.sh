#!/bin/sh
# run.sh STATUS PROGRAM ARGUMENT…: runs a test that needs Xvfb and xdotool; exits with STATUS where they are not installed.
if ! command -v Xvfb >/dev/null || ! command -v xdotool >/dev/null; then
  echo "skipped: without Xvfb and xdotool the real window was not tried"
  exit "$1"
fi
shift
exec "$@"

#!/bin/sh -e
# Puts site/dist online at the next restart, or an earlier build: sh site/docs/node/publish.sh builds/2027-01-05-052341
cd /srv/website
mkdir -p builds
build=${1:-builds/$(date +%F-%H%M%S)}
[ "$1" ] || mv site/dist "$build"
# Pages that visitors have open still find their scripts.
[ ! -e live ] || cp -R live/client/assets "$build/client/"
ln -sfn "$build" live
# Keeps the last ten.
ls -dr builds/* | tail -n +11 | xargs -r rm -r

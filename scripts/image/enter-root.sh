#!/bin/bash
# Becomes the first process of a container, inside mount and process namespaces of its own: the root is
# read-only, writable are /tmp and what is mounted, and whoever runs has no rights and gets none.
#   enter-root.sh ROOT USER FOLDER [HOST_FOLDER:PLACE[:ro] …] -- COMMAND …
set -e
root=$1 user=$2 folder=$3
shift 3

mount --make-rprivate / 2>/dev/null || true
mount --bind "$root" "$root"
while [ "$1" != -- ]; do
  IFS=: read -r from place mode <<<"$1"
  mkdir -p "$root$place"
  mount --bind "$from" "$root$place"
  [ "$mode" != ro ] || mount -o remount,bind,ro "$root$place"
  shift
done
shift
mount -o remount,bind,ro "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777,size=256m tmpfs "$root/tmp"
mount -t tmpfs -o mode=0755 tmpfs "$root/dev"
for device in null zero random urandom; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir "$root/dev/shm"
mount -t tmpfs -o mode=1777,size=64m tmpfs "$root/dev/shm"

ids=$(chroot "$root" id -u "$user"):$(chroot "$root" id -g "$user")
exec chroot "$root" /usr/bin/setpriv --reuid="${ids%:*}" --regid="${ids#*:}" --clear-groups \
  --inh-caps=-all --bounding-set=-all --no-new-privs -- /usr/bin/env --chdir="$folder" "$@"

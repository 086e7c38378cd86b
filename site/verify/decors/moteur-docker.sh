#!/bin/bash
# A Docker engine that a fault script starts with `. moteur-docker`, on a socket of its own: the blocks of the page go
# on without one. It lives in a user namespace, for the sandbox may neither mount nor make networks: what its containers
# would ask of the kernel beyond that is taken out of their specification. Its disk has 48 MB. `essai:1` is dash and sleep.
cat > /usr/local/bin/conteneur-sans-droits <<'RUNTIME'
#!/bin/bash
for argument; do
  if [ -f "$argument/config.json" ]; then
    specification=$(jq -c '.mounts = [{ destination: "/proc", type: "bind", source: "/proc", options: ["rbind"] }]
      | del(.linux.sysctl, .linux.maskedPaths, .linux.readonlyPaths, .linux.resources, .linux.seccomp)' \
      "$argument/config.json")
    echo "$specification" > "$argument/config.json"
  fi
done
exec crun --cgroup-manager=disabled "$@"
RUNTIME
cat > /usr/local/bin/moteur-docker <<'ENGINE'
export DOCKER_HOST=unix:///run/moteur/docker.sock
mkdir -p /run/moteur /var/lib/moteur
unshare --user --map-root-user --mount --net bash -c '
  ip link set lo up
  mount -t tmpfs tmpfs /sys/fs/cgroup
  mount -t tmpfs -o size=48m tmpfs /var/lib/moteur
  DOCKER_ALLOW_IPV6_ON_IPV4_INTERFACE=1 exec dockerd --host "$DOCKER_HOST" --group root --pidfile /run/moteur/pid --data-root /var/lib/moteur --exec-root /run/moteur \
    --storage-driver vfs --iptables=false --ip-forward=false \
    --add-runtime sans-droits=/usr/local/bin/conteneur-sans-droits --default-runtime sans-droits' \
  > /var/log/moteur.log 2>&1 &
for _ in $(seq 60); do
  docker info > /dev/null 2>&1 && break
  sleep .5
done
image=$(mktemp -d)
for file in /bin/dash /bin/sleep $(ldd /bin/dash | grep -o '/lib[^ ]*'); do
  install -D "$file" "$image$file"
done
ln -s dash "$image/bin/sh"
tar -C "$image" -c . | docker import - essai:1 > /dev/null
ENGINE
chmod 755 /usr/local/bin/conteneur-sans-droits

#: Cannot allocate memory
python3 -c 'import mmap, resource; resource.setrlimit(resource.RLIMIT_AS, (10**8, 10**8)); mmap.mmap(-1, 10**9)' 2>&1

#: Too many connections
mariadb -e 'SET GLOBAL max_connections = 10'
for _ in {1..12}; do mariadb -u boutique -pmotdepasse-de-test -e 'SELECT SLEEP(3)' boutique > /dev/null 2>> /tmp/trop & done
sleep 2
cat /tmp/trop
wait

#: skipping - it appears to have holes
truncate -s 1M /tmp/troue
chmod 600 /tmp/troue
mkswap /tmp/troue > /dev/null
swapon /tmp/troue

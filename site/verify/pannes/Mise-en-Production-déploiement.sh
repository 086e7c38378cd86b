# Le site est en place et répond ; chaque section part d'une version servie.
bloc --tout
sed -i 's/version [0-9]/version 1/' /root/livraison/public/index.php
deployer /root/livraison
sleep 1

#: L'ancien code est encore servi après la bascule
for _ in $(seq 20); do curl -sS http://agence.example/ > /dev/null; done
cp -r /var/www/agence.example/current/. /var/www/agence.example/releases/20260102
echo '<?php echo "neuf\n";' > /var/www/agence.example/releases/20260102/public/index.php
ln -s releases/20260102 /var/www/agence.example/current.nouveau
mv -T /var/www/agence.example/current.nouveau /var/www/agence.example/current
test "$(curl -s http://agence.example/)" = 'version 1' && systemctl reload php{{php}}-fpm && sleep 1 \
  && test "$(curl -s http://agence.example/)" = 'neuf'

#: AH01067: Failed to read FastCGI header
deployer /root/livraison
rm /etc/php/{{php}}/fpm/pool.d/00-rechargement.conf
systemctl restart php{{php}}-fpm
sleep 1
ab -q -l -n 500 -c 4 http://agence.example/ > /root/mesure.txt &
for _ in 1 2 3 4 5 6; do sleep .3; systemctl reload php{{php}}-fpm; done
wait
grep -c . /root/mesure.txt
tail -n 20 /var/log/apache2/agence.example_error.log

#: deployer: un déploiement ou un retour est en cours
#: revenir: un déploiement ou un retour est en cours
bloc /usr/local/bin/revenir
exec 8> /run/deployer.lock
flock 8
deployer /root/livraison
revenir
flock -u 8

#: PHP Parse error:
mkdir -p /root/fautive/public
echo '<?php echo (;' > /root/fautive/public/index.php
avant=$(readlink /var/www/agence.example/current)
deployer /root/fautive
test "$avant" = "$(readlink /var/www/agence.example/current)"

#: deployer: public/index.php absent ou vide
deployer /root/livraison/public
test "$avant" = "$(readlink /var/www/agence.example/current)" || echo 'la version servie a changé'

#: AH00037: Symbolic link not allowed or link target not accessible
sed -i 's/Options FollowSymLinks/Options None/' /etc/apache2/sites-available/agence.example.conf
systemctl reload apache2
sleep 1
curl -sS -o /dev/null -w '%{http_code}\n' http://agence.example/
sed -i 's/Options None/Options FollowSymLinks/' /etc/apache2/sites-available/agence.example.conf
systemctl reload apache2
sleep 1
curl -sS -o /dev/null -w '%{http_code}\n' http://agence.example/ | grep -x 200 \
  && grep AH00037 /var/log/apache2/agence.example_error.log

#: No space left on device
avant=$(readlink /var/www/agence.example/current)
cp -a /var/www/agence.example/releases /mnt/petit/
mv /var/www/agence.example/releases /root/releases
ln -s /mnt/petit/releases /var/www/agence.example/releases
mkdir -p /root/grosse/public
cp /root/livraison/public/index.php /root/grosse/public/
head -c 3000000 /dev/zero > /root/grosse/public/film
deployer /root/grosse
test "$avant" = "$(readlink /var/www/agence.example/current)" || echo 'la version servie a changé'
test ! -e /mnt/petit/releases/.en-preparation || echo 'la copie est restée'
curl -sS http://agence.example/
rm /var/www/agence.example/releases
mv /root/releases /var/www/agence.example/

#: Failed to open stream: Permission denied
mkdir -p /root/ecrit/public
echo '<?php ini_set("display_errors", "1"); file_put_contents(__DIR__."/note.txt", "x");' > /root/ecrit/public/index.php
deployer /root/ecrit
sleep 1
curl -s http://agence.example/

#: mv: cannot overwrite directory
rm /var/www/agence.example/current
mkdir /var/www/agence.example/current
deployer /root/livraison
rmdir /var/www/agence.example/current
deployer /root/livraison

#: revenir: aucune version plus ancienne
for _ in 1 2 3 4 5; do revenir; done

#: couldn't resolve module/action 'synchronize'
cat > /root/rsync.yml <<'YAML'
- hosts: localhost
  tasks:
    - name: Copier le site
      synchronize:
        src: livraison/
        dest: /var/www/agence.example/releases/essai/
YAML
ansible-playbook --syntax-check /root/rsync.yml

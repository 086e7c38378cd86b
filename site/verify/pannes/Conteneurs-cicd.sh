# Le dépôt, les clés et le compte de la page, tels qu'avant la section « Vérifier ».
bloc --tout
cd /root

#: needs: [construit] for production could not be found
sed -i 's/needs: \[construction\]/needs: [construit]/' site/.gitlab-ci.yml
gitlab-ci-local --cwd site --list
git -C site checkout -q .gitlab-ci.yml

#: 'artefacts' property is not expected to be here at construction
sed -i 's/^  artifacts:/  artefacts:/' site/.gitlab-ci.yml
gitlab-ci-local --cwd site --list
git -C site checkout -q .gitlab-ci.yml

#: 'image' property type must be string at default.image
git -C image init -q
git -C image remote add origin git@git.agence.example:agence/image.git
sed -i 's/^publication:/image:/' image/.gitlab-ci.yml
git -C image add .
git -C image commit -q -m essai
gitlab-ci-local --cwd image --list

#: YAMLException: bad indentation of a mapping entry
sed -i 's/^  script:/ script:/' site/.gitlab-ci.yml
gitlab-ci-local --cwd site --list
git -C site checkout -q .gitlab-ci.yml

#: PHP Parse error:
echo '<?php echo (;' > site/public/index.php
gitlab-ci-local --cwd site --force-shell-executor syntaxe-php
git -C site checkout -q public/index.php

#: change_dir "…/dist" failed: No such file or directory
rm -rf site/dist
sed -i -e '/needs: \[construction\]/d' -e '/test -s dist/d' site/.gitlab-ci.yml
gitlab-ci-local --cwd site --force-shell-executor production
git -C site checkout -q .gitlab-ci.yml

#: rsync: command not found
mv /usr/bin/rsync /usr/bin/rsync.absent
gitlab-ci-local --cwd site --force-shell-executor --needs production
mv /usr/bin/rsync.absent /usr/bin/rsync

#: chmod: cannot access ''
cp site/.gitlab-ci-local-variables.yml /root/variables
echo 'HOTES_CONNUS: ~/hotes-connus' > site/.gitlab-ci-local-variables.yml
gitlab-ci-local --cwd site --force-shell-executor --needs production

#: chmod: unrecognized option '-----BEGIN
# La suite du message est la clé : elle n'est pas montrée.
{ echo 'HOTES_CONNUS: ~/hotes-connus'; echo 'CLE_DEPLOIEMENT: |'; sed 's/^/  /' /root/.ssh/deploiement; } \
  > site/.gitlab-ci-local-variables.yml
gitlab-ci-local --cwd site --force-shell-executor --needs production 2>&1 \
  | grep -o "chmod: unrecognized option '-----BEGIN"
cp /root/variables site/.gitlab-ci-local-variables.yml

#: fatal: unable to access
#: server …verification failed
openssl req -x509 -newkey rsa:2048 -nodes -keyout /root/forge.key -out /root/forge.pem -days 2 -subj /CN=forge \
  -addext subjectAltName=DNS:git.agence.example 2> /dev/null
grep -q 'git.agence.example' /etc/hosts || echo '192.0.2.10 git.agence.example' >> /etc/hosts
openssl s_server -quiet -accept 8443 -cert /root/forge.pem -key /root/forge.key -www > /dev/null 2>&1 &
sleep 1
git clone https://git.agence.example:8443/agence/site.git /root/clone
# le remède : avec l'autorité de la forge, le certificat est accepté, et la faute n'est plus celle-là
git -c http.sslCAInfo=/root/forge.pem clone https://git.agence.example:8443/agence/site.git /root/clone 2>&1 \
  | grep -c 'SSL certificate'
kill $!

#: Cannot connect to the Docker daemon at tcp://docker:2375. Is the docker daemon running?
echo '192.0.2.10 docker' >> /etc/hosts
echo 'FROM scratch' > /root/image/Dockerfile
DOCKER_HOST=tcp://docker:2375 docker build /root/image
sed -i '/ docker$/d' /etc/hosts

#: sudo: a password is required
mv /etc/sudoers.d/deploiement /root/regle
gitlab-ci-local --cwd site --force-shell-executor --needs production
mv /root/regle /etc/sudoers.d/deploiement

#: deployer: un déploiement ou un retour est en cours
exec 8> /run/deployer.lock
flock 8
gitlab-ci-local --cwd site --force-shell-executor --needs production
flock -u 8

#: error in libcrypto
printf '%s' "$(cat /root/.ssh/deploiement)" > /root/cle-coupee
echo "CLE_DEPLOIEMENT: ~/cle-coupee" > site/.gitlab-ci-local-variables.yml
echo "HOTES_CONNUS: ~/hotes-connus" >> site/.gitlab-ci-local-variables.yml
gitlab-ci-local --cwd site --force-shell-executor --needs production

#: Permission denied (publickey
ssh-keygen -q -t ed25519 -N '' -f /root/autre
echo "CLE_DEPLOIEMENT: ~/autre" > site/.gitlab-ci-local-variables.yml
echo "HOTES_CONNUS: ~/hotes-connus" >> site/.gitlab-ci-local-variables.yml
gitlab-ci-local --cwd site --force-shell-executor --needs production

#: Host key verification failed.
: > /root/hotes-connus
gitlab-ci-local --cwd site --force-shell-executor --needs production

# Un auteur Git et un serveur SSH qui répond sur web1 ; le compte de déploiement vient de la page.
git config --global user.name 'Équipe agence'
git config --global user.email equipe@agence.example
git config --global init.defaultBranch main
git config --global --add safe.directory '*'
ssh-keygen -A > /dev/null
mkdir -p /run/sshd
/etc/init.d/ssh start > /dev/null

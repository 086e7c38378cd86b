# Le poste de Claire : un compte ordinaire, d'où partent les connexions, et un serveur SSH avec ses clés d'hôte.
adduser --quiet --disabled-password --gecos '' claire
ssh-keygen -A > /dev/null
mkdir -p /run/sshd

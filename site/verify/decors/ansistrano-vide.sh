# Le rôle Ansistrano n'est pas empaqueté : un rôle vide du même nom suffit au contrôle de syntaxe.
mkdir -p /etc/ansible/roles/ansistrano.deploy/tasks
echo '[]' > /etc/ansible/roles/ansistrano.deploy/tasks/main.yml

# L'arborescence du décor.
true

#: ls: cannot open directory
#: Permission denied
runuser -u nobody -- ls /var/www/vhosts/agence.example

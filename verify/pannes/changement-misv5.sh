# Le serveur du décor suffit.
true

#: no matching host key type found. Their offer: …
ssh -o BatchMode=yes -o HostKeyAlgorithms=ssh-rsa web1.agence.example true

#: cannot open '/var/log/auth.log' for reading: No such file or directory
tail /var/log/auth.log

/** Accounts, authentication, remote access and transfers of files. The form of each line: `packGlossary`. */
export const ACCESS = `
[same]
mot de passe, mdp, password, passwd, pwd, passe
mot de passe oublié, mot de passe perdu, reset password, réinitialiser le mot de passe, perte d'accès, accès perdu, forgot password, lost password, password reset
sans mot de passe, passwordless, password-less, authentification-free
phrase de passe, phrase secrète, passphrase
identifiant, login, credentials, nom d'utilisateur, username
compte, account
utilisateur, user, usager
compte utilisateur, user account
authentification, authentication, s'identifier, auth
double authentification, 2fa, mfa, deux facteurs, authentification à deux facteurs, authentification 2 facteurs, two factor, totp, otp, google authenticator, validation en deux étapes
authentification unique, sso, single sign on, ldap
annuaire, directory service, active directory, ldap, ad
jeton, token, clé d'api, api key, jeton d'accès, access token
clé, clef, key, keys
clé publique, public key, publickey
clé privée, private key
clé ssh, ssh key, ssh keys
paire de clés, key pair, keypair, bi-clé
empreinte, fingerprint, host key, clé d'hôte
droits, permissions, droits d'accès, privilèges
droits sur les fichiers, file permissions, permissions des fichiers, chmod, chown
donner accès, déléguer, partager l'accès, give access, inviter un collaborateur, accès pour un tiers
collaborateur, prestataire, développeur, webmaster
propriétaire d'un fichier, file owner, chown
administrateur, admin, administrator
super utilisateur, superutilisateur, root, superuser
sudo, élévation de privilèges, droits root
ftp, transfert de fichiers, file transfer
sftp, ssh file transfer
ftps, ftp sécurisé
webdav, dav, lecteur réseau
ssh, secure shell, connexion ssh, accès ssh
accès distant, accès à distance, remote access, connexion à distance
bureau à distance, remote desktop, rdp, vnc, bureau distant, prise en main à distance, prendre la main
tunnel, tunnel ssh, port forwarding, redirection de port
rebond, bastion, jump host, jumpbox, jump server
vpn, réseau privé virtuel, virtual private network
fichier, file
dossier, répertoire, directory, folder
répertoire personnel, home directory, home, dossier personnel
partage de fichiers, file sharing, partage réseau, partage windows, smb, cifs, nfs
serveur de fichiers, file server
lien symbolique, symlink, symbolic link, raccourci vers un fichier
interface d'administration, panneau, panel, panneau de contrôle, control panel, espace client, back office, manager, tableau de bord
brute force, force brute, attaque par force brute
bannir, ban, bannissement, banni, ip bloquée
débannir, déban, unban, débloquer une ip
permission denied, permission refusée, accès refusé, access denied
host key verification failed, remote host identification has changed, empreinte changée
connection refused, connexion refusée
connection timed out, connexion expirée
too many authentication failures, trop de tentatives, trop d'échecs d'authentification
chroot, cloisonnement, enfermer
[near]
login, identifiant, connexion
admin, interface d'administration
session, connexion
[product]
filezilla, cyberduck, winscp, transmit, lftp, ncftp > ftp, sftp
putty, mobaxterm, kitty, termius, openssh > ssh
ssh-keygen, ssh-copy-id, authorized_keys > clé ssh
scp, rsync > copie, transfert de fichiers
passwd, chpasswd, chage > mot de passe
useradd, adduser, usermod, userdel, groupadd > utilisateur, groupe
chmod, chown, chgrp, umask, setfacl, acl > droits, permissions
samba, smbd > partage de fichiers
freeradius, radius > authentification
keepass, bitwarden, vaultwarden, vault > mot de passe, secret
openvpn, wireguard, ipsec, tailscale > vpn
anydesk, teamviewer > bureau à distance
fail2ban, crowdsec > bannir, force brute
`

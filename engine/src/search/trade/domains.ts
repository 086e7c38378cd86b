/** Domains and DNS. The form of each line: `packGlossary`. */
export const DOMAINS = `
[same]
dns, domain name system, système de noms de domaine
serveur de noms, nameserver, name server, serveur dns, ns
zone dns, dns zone, fichier de zone, zone file
enregistrement dns, dns record, entrée dns, champ dns
résolveur, resolver, dns récursif, recursive dns
dns autoritaire, authoritative dns, serveur autoritaire, faisant autorité
résolution inverse, reverse dns, rdns, ptr
propagation, propagation dns, ttl, durée de vie
cname, alias dns
txt, enregistrement txt
srv, enregistrement srv
caa, enregistrement caa
dnssec, signature de zone
registrar, bureau d'enregistrement
registre, registry, afnic
whois, propriétaire du domaine, titulaire du domaine, titulaire
code de transfert, auth code, authcode, authinfo, epp, auth-info, code d'autorisation
transfert de domaine, domain transfer, transférer un domaine
changer de registrar, quitter pour un autre registrar > transférer un domaine
domaine expiré, expiration du domaine, rédemption > renouveler un domaine
renouvellement du domaine, renouveler un domaine, domain renewal
acheter un domaine, enregistrer un domaine, réserver un nom de domaine, register a domain, prendre un nom de domaine, dépôt de domaine
domaine externe, domaine acheté ailleurs, domaine chez un autre
pointer mon domaine, faire pointer, point domain
déléguer un sous-domaine, délégation de zone
extension de domaine, tld, top level domain
propriétaire, titulaire, owner, ownership
contact administratif, admin contact
ipv4, ip v4
ipv6, ip v6
ip fixe, ip dédiée, adresse ip dédiée, dedicated ip
adresse ip, ip, ip address
enregistrement a, a record
[near]
domaine > dns
nom de domaine, dns
[product]
bind, named, unbound, nsd, knot, dnsmasq, powerdns, coredns > dns, serveur de noms
dig, nslookup, host, drill, kdig > dns, résolution
/etc/hosts, fichier hosts > nom d'hôte, résolution
resolv.conf, resolvectl > dns, résolveur
`

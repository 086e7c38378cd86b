/** Development, delivery and containers. The form of each line: `packGlossary`. */
export const DELIVERY = `
[same]
déployer, deployment, mise en ligne, mettre en ligne
mise en production, mep, mise en prod, mettre en production, livraison, livrer, go live
préproduction, préprod, staging, recette, environnement de test
production, prod
retour arrière, rollback, revenir en arrière, version précédente, annuler une mise à jour
intégration continue, ci, ci/cd, continuous integration, pipeline, cicd
livraison continue, continuous delivery
runner, agent d'intégration
conteneur, container
orchestration, orchestrateur, orchestration de conteneurs
kubernetes, k8s, kubectl
image de conteneur, docker image, image docker, dockerfile
compose, docker compose
registre d'images, container registry
git, gestion de versions, version control, contrôle de version
dépôt git, git repository, dépôt distant, remote repository
branche distante, tracking branch, remote branch
commit, validation
fusion, merge, fusionner
demande de fusion, pull request, merge request, pr
fork, bifurcation, fourche
étiquette, tag
infrastructure as code, iac, infrastructure en tant que code
gestion de configuration, configuration management
playbook, livre de jeu
inventaire, inventory
modèle jinja, jinja, jinja2, template
grande échelle, scale, large scale, passage à l'échelle
test unitaire, unit test
assurance qualité, qa, quality assurance
traduction, localisation, localization, i18n, internationalisation, l10n
relecture, review, revue
code source, source code, sources
équipe, team
licence, license
intelligence artificielle, ia, chatgpt, llm
script d'installation, install script
compilateur, compiler, gcc
paquet rpm, rpm package, création de paquets, packaging, empaquetage
build de noyau, kernel build, compiler un noyau, noyau personnalisé, custom kernel
boîte à outils, toolbox
[near]
docker, podman, conteneur
git, dépôt
version, tag
contribution > pull request, git
[product]
docker, podman, lxc, lxd, incus, containerd, buildah > conteneur
jenkins, gitlab ci, github actions, drone, travis > intégration continue
github, gitlab, gitea, bitbucket, forgejo > git, dépôt
gh > github
ansible, puppet, chef, salt, saltstack, terraform > automatisation, gestion de configuration
helm, etcd, kubelet, minikube, k3s, rancher > kubernetes
packer, vagrant, cloud-init > image, machine virtuelle
jinja, jinja2, j2 > modèle
pytest, phpunit, jest > test
markdown, md > rédaction, documentation
pastebin, rpaste > partager du texte
mock, rpmbuild, spec > création de paquets
`

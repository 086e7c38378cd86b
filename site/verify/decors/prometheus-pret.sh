# Le dossier que systemd donne à Prometheus au démarrage.
install -d -o prometheus -g prometheus /run/prometheus

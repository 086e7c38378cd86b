bloc /etc/prometheus/prometheus.yml
bloc /etc/prometheus/regles/hebergement.yml
bloc /etc/prometheus/alertmanager.yml

#: parse error: unexpected <op:<>
sed -i 's/< 0$/<< 0/' /etc/prometheus/regles/hebergement.yml
promtool check rules /etc/prometheus/regles/hebergement.yml
bloc /etc/prometheus/regles/hebergement.yml

#: undefined receiver "astreinte" used in route
sed -i 's/- name: astreinte/- name: garde/' /etc/prometheus/alertmanager.yml
amtool check-config /etc/prometheus/alertmanager.yml
bloc /etc/prometheus/alertmanager.yml

#: yaml: unmarshal errors
#: field alerts not found in type
sed -i 's/- alert: MesureAbsente/- alerts: MesureAbsente/' /etc/prometheus/regles/hebergement.yml
promtool check rules /etc/prometheus/regles/hebergement.yml
bloc /etc/prometheus/regles/hebergement.yml

#: No private IP address found, and explicit IP not provided
timeout 10 prometheus-alertmanager --config.file=/etc/prometheus/alertmanager.yml --storage.path=/tmp/alertes

#: Courbe vide
systemctl restart prometheus
for _ in $(seq 40); do
  up=$(curl -s --data-urlencode 'query=up{job="haproxy"}' http://127.0.0.1:9090/api/v1/query | jq -r '.data.result[0].value[1]')
  [ "$up" = 0 ] && break
  sleep 1
done
test "$up" = 0

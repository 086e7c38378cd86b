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

#: connect: connection refused
#: context deadline exceeded
# une source qui accepte et se tait
python3 -c '
import socket, time
ecoute = socket.create_server(("127.0.0.1", 9199))
time.sleep(40)' &
sed -e 's/scrape_interval: 15s/scrape_interval: 1s\n  scrape_timeout: 1s/' -e 's/127.0.0.1:9100/127.0.0.1:9199/' \
  /etc/prometheus/prometheus.yml > /root/sources.yml
sed -i 's#regles/#/etc/prometheus/regles/#' /root/sources.yml
prometheus --config.file=/root/sources.yml --storage.tsdb.path=/tmp/sources --web.listen-address=127.0.0.1:9097 > /dev/null 2>&1 &
for _ in $(seq 30); do
  erreurs=$(curl -s http://127.0.0.1:9097/api/v1/targets | jq -r '.data.activeTargets[].lastError')
  [[ $erreurs == *deadline* && $erreurs == *refused* ]] && break
  sleep 1
done
echo "$erreurs"
kill %1 %2

#: Notify attempt failed, will retry later
sed 's/group_wait: 30s/group_wait: 1s/' /etc/prometheus/alertmanager.yml > /root/envois.yml
prometheus-alertmanager --config.file=/root/envois.yml --storage.path=/tmp/envois --cluster.listen-address= \
  --web.listen-address=127.0.0.1:9096 > /root/envois.log 2>&1 &
sleep 1
amtool alert add Essai severity=critique --alertmanager.url=http://127.0.0.1:9096
sleep 4
grep -o 'Notify.*' /root/envois.log | sed -n 1p
kill $!

#: L'alerte se lève, se tait et revient
mkdir /root/boucle
cd /root/boucle
# deux minutes au-dessus du seuil, deux au-dessous, et ainsi de suite
cat > essai.yml <<'Y'
rule_files: [regle.yml]
evaluation_interval: 1m
tests:
  - interval: 1m
    input_series: [{ series: charge, values: '9 9 9 1 1 9 9 9 1 1 9 9 9 1 1 1 1 1 1 1 1 1 1 1 1 1 1' }]
    alert_rule_test: [ESSAIS]
Y
essayer() {
  local regle=$1 minute essais=
  shift
  printf 'groups: [{ name: essai, rules: [{ alert: Charge, expr: charge > 5, %s }] }]\n' "$regle" > regle.yml
  for minute; do
    case $minute in
      +*) essais+="{ eval_time: ${minute#+}m, alertname: Charge, exp_alerts: [{}] }, " ;;
      -*) essais+="{ eval_time: ${minute#-}m, alertname: Charge }, " ;;
    esac
  done
  sed "s/ESSAIS/${essais%, }/" essai.yml > ce-cas.yml
  promtool test rules ce-cas.yml
}
essayer 'for: 1m' +2 -4 +7 -9 +12 -14 \
  && essayer 'for: 1m, keep_firing_for: 10m' +2 +4 +7 +9 +12 +14 +20 -25 \
  && essayer 'for: 5m' -2 -7 -12

#: La même alerte revient toutes les quatre heures
sed -e 's/group_wait: 30s/group_wait: 1s\n  group_interval: 2s/' -e 's/repeat_interval: 4h/repeat_interval: 4s/' \
  -e '/^receivers:/,$d' /etc/prometheus/alertmanager.yml > /root/rappel.yml
cat >> /root/rappel.yml <<'Y'
receivers:
  - name: astreinte
    webhook_configs: [{ url: 'http://127.0.0.1:9099/' }]
  - name: equipe
Y
cat > /root/messages.py <<'PY'
import http.server
class Messages(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        self.rfile.read(int(self.headers['Content-Length']))
        open('/root/messages.txt', 'a').write('message\n')
        self.send_response(200)
        self.end_headers()
http.server.HTTPServer(('127.0.0.1', 9099), Messages).serve_forever()
PY
python3 /root/messages.py > /dev/null 2>&1 &
prometheus-alertmanager --config.file=/root/rappel.yml --storage.path=/tmp/rappel --cluster.listen-address= \
  --web.listen-address=127.0.0.1:9094 > /dev/null 2>&1 &
sleep 1
amtool --alertmanager.url=http://127.0.0.1:9094 alert add DisquePlein severity=critique
sleep 12
[ "$(wc -l < /root/messages.txt)" -ge 2 ] \
  && amtool --alertmanager.url=http://127.0.0.1:9094 silence add --author=claire --comment=maintenance \
    --duration=1h alertname=DisquePlein && sleep 3 \
  && avant=$(wc -l < /root/messages.txt) && sleep 8 && [ "$(wc -l < /root/messages.txt)" = "$avant" ]

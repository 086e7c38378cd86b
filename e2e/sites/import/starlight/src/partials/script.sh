echo "bonjour"

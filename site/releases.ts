/** The releases of Debian that the guides are for; what differs from one to the other is in `docs/variables.yml`. */
export const variants = {
  attribute: 'debian',
  label: 'Version de Debian',
  choices: [
    { key: '12', label: 'Debian 12' },
    { key: '13', label: 'Debian 13' },
  ],
  initial: '13',
}

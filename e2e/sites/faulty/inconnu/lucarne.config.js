/** A navbar item of a kind that nobody knows. */
export default {
  title: 'Inconnu',
  url: 'https://inconnu.example',
  navbar: { items: [{ type: 'docSidbar', sidebarId: 'tutorialSidebar' }] },
}

export default function Home() {
  return <main>Accueil</main>
}

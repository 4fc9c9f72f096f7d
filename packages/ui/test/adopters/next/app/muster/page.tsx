export default function Page() {
  return <h1>Alle Muster</h1>;
}

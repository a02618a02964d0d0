export default function Page() {
  return <p>The obvious way through.</p>;
}

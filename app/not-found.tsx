import { NotFoundView } from "#components/shell/trouble/not-found-view.tsx";

export default function NotFound() {
  return (
    <main>
      <NotFoundView />
    </main>
  );
}

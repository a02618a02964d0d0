import { NotFoundView } from "#components/shell/trouble/not-found-view.tsx";

export default function ShellNotFound() {
  return <NotFoundView />;
}

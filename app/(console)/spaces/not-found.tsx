import { ConsoleNotFound } from "#components/shell/console/console-not-found.tsx";

export default function SpacesNotFound() {
  return <ConsoleNotFound />;
}

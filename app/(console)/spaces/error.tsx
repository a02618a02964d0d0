"use client";

import { ConsoleError } from "#components/shell/console/console-error.tsx";

export default function SpacesError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return <ConsoleError {...props} />;
}

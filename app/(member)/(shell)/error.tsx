"use client";

import { ErrorView } from "#components/shell/trouble/error-view.tsx";

export default function ShellError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return <ErrorView {...props} />;
}

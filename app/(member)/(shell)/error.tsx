"use client";

import { LazyErrorView } from "#components/shell/trouble/lazy-error-view.tsx";

export default function ShellError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return <LazyErrorView {...props} />;
}

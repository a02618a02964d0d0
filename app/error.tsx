"use client";

import { LazyErrorView } from "#components/shell/trouble/lazy-error-view.tsx";
import { troublePage } from "#components/shell/trouble/trouble.tsx";

export default function RootError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main className={troublePage}>
      <LazyErrorView {...props} />
    </main>
  );
}

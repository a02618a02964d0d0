"use client";

import { LazyErrorView } from "#components/shell/trouble/lazy-error-view.tsx";

export default function MemberError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main className="trouble-page">
      <LazyErrorView {...props} />
    </main>
  );
}

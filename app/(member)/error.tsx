"use client";

import { ErrorView } from "#components/shell/trouble/error-view.tsx";

export default function MemberError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main className="trouble-page">
      <ErrorView {...props} />
    </main>
  );
}

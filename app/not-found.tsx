import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LazyNotFoundView } from "#components/shell/trouble/lazy-error-view.tsx";
import { troublePage } from "#components/shell/trouble/trouble.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("errors.notFound"))("title") };
}

/** What no shell surrounds; other unknown addresses are the shell's. */
export default function NotFound() {
  return (
    <main className={troublePage}>
      <LazyNotFoundView />
    </main>
  );
}

import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundView } from "#components/shell/trouble/not-found-view.tsx";
import { troublePage } from "#components/shell/trouble/trouble.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("errors.notFound"))("title") };
}

export default function NotFound() {
  return (
    <main className={troublePage}>
      <NotFoundView />
    </main>
  );
}

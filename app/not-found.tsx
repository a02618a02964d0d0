import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundPage } from "#components/shell/trouble/not-found-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("errors.notFound"))("title") };
}

/** What no shell surrounds; other unknown addresses are the shell's. */
export default function NotFound() {
  return <NotFoundPage />;
}

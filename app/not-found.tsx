import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { NotFoundView } from "#components/shell/trouble/not-found-view.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("errors.notFound"))("title") };
}

/** Other unknown addresses are the shell's. */
export default function NotFound() {
  const t = useTranslations("errors.notFound");
  return <NotFoundView title={t("title")} text={t("text")} home={t("home")} />;
}

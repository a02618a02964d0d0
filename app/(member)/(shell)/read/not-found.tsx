import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { DeadEnd } from "#components/ui/dead-end.tsx";
import { paths } from "#lib/paths.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("read.missing"))("title") };
}

/** Not published, deleted, or not for this member: the service doesn't say which. */
export default function ReadingNotFound() {
  const t = useTranslations("read.missing");
  return <DeadEnd title={t("title")} text={t("text")} href={paths.published()} action={t("goToReader")} />;
}

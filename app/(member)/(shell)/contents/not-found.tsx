import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { DeadEnd } from "#components/ui/dead-end.tsx";
import { paths } from "#lib/paths.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("list.unknownType"))("title") };
}

export default function UnknownType() {
  const t = useTranslations("list.unknownType");
  return <DeadEnd title={t("title")} text={t("text")} href={paths.home()} action={t("home")} />;
}

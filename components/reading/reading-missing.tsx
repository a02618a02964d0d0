import { useTranslations } from "next-intl";
import { DeadEnd } from "#components/ui/dead-end.tsx";
import { paths } from "#lib/paths.ts";

/** What is not published, gone, or not for this member: the service does not say which. */
export function ReadingMissing() {
  const t = useTranslations("read.missing");
  return <DeadEnd title={t("title")} text={t("text")} href={paths.published()} way={t("room")} />;
}

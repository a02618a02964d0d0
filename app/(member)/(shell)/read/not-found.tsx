import { useTranslations } from "next-intl";
import { LazyDeadEnd } from "#components/shell/trouble/lazy-error-view.tsx";
import { paths } from "#lib/paths.ts";

/** Not published, deleted, or not for this member: the service doesn't say which. */
export default function ReadingNotFound() {
  const t = useTranslations("read.missing");
  return <LazyDeadEnd title={t("title")} text={t("text")} href={paths.published()} action={t("room")} />;
}

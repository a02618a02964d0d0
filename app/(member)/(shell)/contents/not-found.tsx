import { useTranslations } from "next-intl";
import { LazyDeadEnd } from "#components/shell/trouble/lazy-error-view.tsx";
import { paths } from "#lib/paths.ts";

export default function UnknownType() {
  const t = useTranslations("list.unknownType");
  return <LazyDeadEnd title={t("title")} text={t("text")} href={paths.home()} action={t("home")} />;
}

import { useTranslations } from "next-intl";
import { LazyDeadEnd } from "#components/shell/trouble/lazy-error-view.tsx";
import { paths } from "#lib/paths.ts";

export default function PageNotFound() {
  const t = useTranslations("errors.notFound");
  return <LazyDeadEnd title={t("title")} text={t("text")} href={paths.home()} action={t("home")} />;
}

import { useTranslations } from "next-intl";
import { DeadEnd } from "#components/ui/dead-end.tsx";
import { paths } from "#lib/paths.ts";

export default function PageNotFound() {
  const t = useTranslations("errors.notFound");
  return <DeadEnd title={t("title")} text={t("text")} href={paths.home()} action={t("home")} />;
}

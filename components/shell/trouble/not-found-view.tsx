import { Compass } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { paths } from "#lib/paths.ts";
import { Trouble } from "./trouble.tsx";

export function NotFoundView() {
  const t = useTranslations("errors.notFound");
  return (
    <Trouble
      icon={<Compass size={32} strokeWidth={1.5} />}
      title={t("title")}
      text={t("text")}
      actions={
        <ButtonLink href={paths.home()} variant="primary" size="large">
          {t("home")}
        </ButtonLink>
      }
    />
  );
}

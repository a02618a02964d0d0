import { Compass } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { paths } from "#lib/paths.ts";
import { Trouble } from "../trouble/trouble.tsx";

/** No Space of this platform user's is at the address: CMA does not say whether there is one. */
export function ConsoleNotFound() {
  const t = useTranslations("console.trouble");
  return (
    <Trouble
      icon={<Compass size={32} strokeWidth={1.5} aria-hidden="true" />}
      title={t("none.title")}
      text={t("none.text")}
      actions={
        <ButtonLink href={paths.console.spaces()} variant="primary" size="large">
          {t("spaces")}
        </ButtonLink>
      }
    />
  );
}

import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Trouble } from "#components/shell/trouble/trouble.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { paths } from "#lib/paths.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("console.trouble"))("none.title") };
}

/** The platform user has no Space at this URL; CMA doesn't say whether it exists. */
export default function SpacesNotFound() {
  const t = useTranslations("console.trouble");
  return (
    <Trouble
      icon={<Icon name="compass" size={32} strokeWidth={1.5} />}
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

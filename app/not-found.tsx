import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Trouble, troublePage } from "#components/shell/trouble/trouble.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { paths } from "#lib/paths.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("errors.notFound"))("title") };
}

/** What no shell surrounds; other unknown addresses are the shell's. */
export default function NotFound() {
  const t = useTranslations("errors.notFound");
  return (
    <main className={troublePage}>
      <Trouble
        icon={<Icon name="compass" size={32} strokeWidth={1.5} />}
        title={t("title")}
        text={t("text")}
        actions={
          <ButtonLink href={paths.home()} variant="primary" size="large">
            {t("home")}
          </ButtonLink>
        }
      />
    </main>
  );
}

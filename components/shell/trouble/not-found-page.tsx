"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { paths } from "#lib/paths.ts";
import { Trouble, troublePage } from "./trouble.tsx";

/** A client component, as `DeadEnd`: Next.js sends the 404 of the root with every page, twice. */
export function NotFoundPage() {
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

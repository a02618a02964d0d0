"use client";

import { useLocale, useTranslations } from "next-intl";
import { useType } from "#components/content/list/type-context.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { manyOf } from "#lib/content/display-type.ts";
import { paths } from "#lib/paths.ts";

/** An item that is gone, or not for this member: the service does not say which. */
export function ItemMissing() {
  const t = useTranslations("item.missing");
  const type = useType();
  return (
    <EmptyState
      whole
      drawing={false}
      title={t("title")}
      text={t("text")}
      actions={
        <ButtonLink href={paths.contents(type.id)} variant="primary" size="large">
          {t("list", { many: manyOf(type, useLocale()) })}
        </ButtonLink>
      }
    />
  );
}

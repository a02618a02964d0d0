"use client";

import { useLocale, useTranslations } from "next-intl";
import { DeadEnd } from "#components/ui/dead-end.tsx";
import { manyOf } from "#lib/content/type-words.ts";
import { paths } from "#lib/paths.ts";
import { useType } from "./type-context.tsx";

/** An item that is gone, or not for this member: the service does not say which. */
export function ItemMissing() {
  const t = useTranslations("item.missing");
  const type = useType();
  return (
    <DeadEnd
      title={t("title")}
      text={t("text")}
      href={paths.contents(type.id)}
      action={t("list", { many: manyOf(type, useLocale()) })}
    />
  );
}

"use no memo";

import { useLocale, useTranslations } from "next-intl";
import { inPlace } from "#components/list/in-place.ts";
import type { ListSubject } from "#components/list/list-subject.ts";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { useRefused } from "#lib/browser/send/refusals.ts";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import { oneOf } from "#lib/content/type-words.ts";
import { paths } from "#lib/paths.ts";

/** Nothing of mine, or nothing at all: what would be here, that it is safe, and how to begin. */
export function ListEmpty({ subject: { type, place }, view }: { subject: ListSubject; view: ContentsView }) {
  const t = useTranslations("list.empty");
  const language = useLocale();
  const isRefused = useRefused("create", type.id);
  const isOpen = place === "contents" && type.create && !isRefused;
  const text = view.mine ? t("mine") : t("all", { one: oneOf(type, language) });
  return (
    <EmptyState
      title={t("title")}
      text={place === "readings" ? t("read") : isOpen ? text : t("closed")}
      actions={
        <>
          {isOpen && (
            <ButtonLink href={paths.newContent(type.id)} variant="primary" size="large">
              {t("write")}
            </ButtonLink>
          )}
          {view.mine && (
            <ButtonLink {...inPlace(paths[place](type.id))} size="large">
              {t("others")}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

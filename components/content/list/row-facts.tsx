"use client";

import { useLocale, useTranslations } from "next-intl";
import { Time } from "#components/ui/time.tsx";
import { shownAuthor } from "#lib/content/display-author.ts";
import { languageName } from "#lib/content/display-format.ts";
import { writtenLocales } from "#lib/content/reading.ts";
import type { Content } from "#lib/space/content.ts";
import type { ListSubject } from "./list-subject.ts";

/** On a phone the columns are one line: who, when, and which language is missing. */
export function RowFacts({ subject, content }: { subject: ListSubject; content: Content }) {
  const t = useTranslations("list");
  const language = useLocale();
  const { type, reading, memberId } = subject;
  const author = shownAuthor(content.sys.createdBy, memberId);
  return (
    <p className="list-facts">
      <bdi>{author.isYou ? t("you") : (author.name ?? t("someone"))}</bdi>
      <Dot />
      <Time
        at={type.columns.includes("@createdAt") ? content.sys.createdAt : content.sys.updatedAt}
        form="short"
      />
      {missingLocales(subject, content, reading.localeIds).map((localeId) => (
        <span key={localeId}>
          <Dot />
          {t("missing", { language: languageName(localeId, language) })}
        </span>
      ))}
    </p>
  );
}

function Dot() {
  return <span className="list-dot">·</span>;
}

/** A type whose names are not written by language misses none. */
function missingLocales({ type }: ListSubject, content: Content, localeIds: readonly string[]): string[] {
  const isLocalized = type.fields.some((field) => field.apiName === type.displayField && field.localized);
  if (!isLocalized) return [];
  const written = writtenLocales(content.fields, type.displayField, localeIds);
  return localeIds.filter((localeId) => !written.has(localeId));
}

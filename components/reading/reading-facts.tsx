import { useLocale, useTranslations } from "next-intl";
import { FieldValue } from "#components/fields/value.tsx";
import { FallbackNote } from "#components/item/fallback-note.tsx";
import { ItemTags } from "#components/item/values/item-tags.tsx";
import type { Part } from "#lib/content/item/item-parts.ts";
import { tagNamesOf } from "#lib/content/tag-names.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { type ReadSubject, readingAt } from "./read-subject.ts";

interface ReadingFactsProps {
  parts: readonly Part[];
  subject: ReadSubject;
}

/** The fields beside the text, without empty ones. */
export function ReadingFacts({ parts, subject }: ReadingFactsProps) {
  const t = useTranslations("item");
  const shown = parts.filter(({ display }) => display.kind !== "absent" && !isEmpty(display));
  if (shown.length === 0 && tagNamesOf(subject.content).length === 0) return null;
  return (
    <section className="reading-part" aria-label={t("facts")}>
      <dl className="item-facts reading-facts">
        {shown.map((part) => (
          <Fact key={part.field.apiName} part={part} subject={subject} />
        ))}
        <ItemTags content={subject.content} />
      </dl>
    </section>
  );
}

function Fact({ part, subject }: { part: Part; subject: ReadSubject }) {
  const t = useTranslations("read");
  const { field, display, localeId, isFallback } = part;
  const closed = closedIn(display);
  return (
    <>
      <dt>{wordsIn(field.label, useLocale())}</dt>
      <dd lang={field.localized ? localeId : undefined}>
        {closed > 0 ? (
          <span className="reading-closed">{t("closed", { count: closed })}</span>
        ) : (
          <FieldValue display={display} linkTo={readingAt(subject)} />
        )}
        {isFallback && <FallbackNote subject={subject} shownIn={localeId} />}
      </dd>
    </>
  );
}

function isEmpty(display: Part["display"]): boolean {
  return display.kind === "many" && display.items.length === 0;
}

/** The number of unresolved Refers, if all are unresolved. */
function closedIn(display: Part["display"]): number {
  const all = display.kind === "many" ? display.items : [display];
  return all.every(({ kind }) => kind === "closed") ? all.length : 0;
}

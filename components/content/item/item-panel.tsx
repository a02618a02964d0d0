import { useLocale, useTranslations } from "next-intl";
import type { Picture } from "#lib/content/display-picture.ts";
import type { ItemParts, Part } from "#lib/content/item-parts.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { FallbackNote } from "./fallback-note.tsx";
import { FieldValue } from "./field-value.tsx";
import { ItemHistory } from "./item-history.tsx";
import type { ItemSubject } from "./item-subject.ts";
import { Photos } from "./photos.tsx";

/** What there is to know beside the text: facts, photos, history. */
export function ItemPanel({ parts, subject }: { parts: ItemParts; subject: ItemSubject }) {
  const t = useTranslations("item");
  return (
    <aside className="item-panel" aria-label={t("facts")}>
      {parts.facts.length > 0 && (
        <section>
          <dl className="item-facts">
            {parts.facts.map((part) => (
              <Fact key={part.field.apiName} part={part} subject={subject} />
            ))}
          </dl>
        </section>
      )}
      {parts.galleries.map((part) => (
        <Gallery key={part.field.apiName} part={part} />
      ))}
      <ItemHistory subject={subject} />
    </aside>
  );
}

function Fact({ part, subject }: { part: Part; subject: ItemSubject }) {
  const language = useLocale();
  return (
    <>
      <dt>{wordsIn(part.field.label, language)}</dt>
      <dd lang={part.field.localized ? part.localeId : undefined}>
        <FieldValue display={part.display} />
        {part.isFallback && <FallbackNote subject={subject} shownIn={part.localeId} />}
      </dd>
    </>
  );
}

function Gallery({ part }: { part: Part }) {
  const language = useLocale();
  const pictures = picturesOf(part);
  if (pictures.length === 0) return null;
  return (
    <section>
      <h2>{wordsIn(part.field.label, language)}</h2>
      <Photos pictures={pictures} />
    </section>
  );
}

function picturesOf({ display }: Part): Picture[] {
  const items = display.kind === "many" ? display.items : [display];
  return items.flatMap((item) => (item.kind === "picture" ? [item.picture] : []));
}

import { useLocale, useTranslations } from "next-intl";
import { Photos } from "#components/fields/refer/photos.tsx";
import { FieldValue } from "#components/fields/value.tsx";
import { type ItemParts, type Part, picturesOf } from "#lib/content/item/item-parts.ts";
import { tagNamesOf } from "#lib/content/tag-names.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { FallbackNote } from "./fallback-note.tsx";
import { ItemHistory } from "./item-history.tsx";
import type { ItemSubject } from "./item-subject.ts";
import { ItemPlace } from "./values/item-place.tsx";
import { ItemTags } from "./values/item-tags.tsx";
import { LinkedItems } from "./values/linked-items.tsx";

/** What there is to know beside the text: facts, photos, history. */
export function ItemPanel({ parts, subject }: { parts: ItemParts; subject: ItemSubject }) {
  const t = useTranslations("item");
  return (
    <aside className="item-panel" aria-label={t("facts")}>
      {parts.places.map((part) => (
        <ItemPlace key={part.field.apiName} part={part} />
      ))}
      {(parts.facts.length > 0 || tagNamesOf(subject.content).length > 0) && (
        <section>
          <dl className="item-facts">
            {parts.facts.map((part) => (
              <Fact key={part.field.apiName} part={part} subject={subject} />
            ))}
            <ItemTags content={subject.content} />
          </dl>
        </section>
      )}
      {parts.linked.map((part) => (
        <LinkedItems key={part.field.apiName} part={part} />
      ))}
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
  const pictures = picturesOf(part.display);
  if (pictures.length === 0) return null;
  return (
    <section>
      <h2>{wordsIn(part.field.label, language)}</h2>
      <Photos pictures={pictures} />
    </section>
  );
}

import { FileText } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Photos } from "#components/fields/refer/photos.tsx";
import { FieldValue } from "#components/fields/value.tsx";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import { Time } from "#components/ui/time.tsx";
import { shownAuthor } from "#lib/content/author.ts";
import { type HistoryEntry, historyOf } from "#lib/content/item/item-history.ts";
import type { Part } from "#lib/content/item/item-parts.ts";
import { type ItemParts, picturesOf } from "#lib/content/item/item-parts.ts";
import { tagNamesOf } from "#lib/content/tag-names.ts";
import type { Display } from "#lib/fields/display.ts";
import { paths } from "#lib/paths.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { FallbackNote } from "./fallback-note.tsx";
import type { ItemSubject } from "./item-subject.ts";
import { ItemPlace } from "./values/item-place.tsx";
import { ItemTags } from "./values/item-tags.tsx";

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

/** Who published what and when, as far as the service says. */
function ItemHistory({ subject: { content, you } }: { subject: ItemSubject }) {
  const t = useTranslations("item");
  const { entries, published } = historyOf(content);
  const words = ({ kind, version, by }: HistoryEntry) => {
    const { isYou, name } = shownAuthor(by, you.id);
    return t.rich(`history.${kind}`, {
      version,
      b: (strong: ReactNode) => <b>{strong}</b>,
      who: () => <bdi>{isYou ? t("you") : (name ?? t("someone"))}</bdi>,
    });
  };
  return (
    <section>
      <h2>{t("history.title")}</h2>
      <ol className="item-history">
        {entries.map((entry) => (
          <li key={entry.kind}>
            <span>
              {words(entry)}
              <br />
              <Time at={entry.at} />
            </span>
          </li>
        ))}
      </ol>
      {published !== undefined && <p className="item-note">{t("history.times", { count: published })}</p>}
    </section>
  );
}

/** The items that a field leads to, each with its picture and title. */
function LinkedItems({ part: { field, display } }: { part: Part }) {
  const language = useLocale();
  if (display.kind !== "many") return null;
  const hasPictures = display.items.some((item) => item.kind === "content" && item.picture);
  return (
    <section>
      <h2>{wordsIn(field.label, language)}</h2>
      <ul className="item-linked">
        {display.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same item may stand there twice.
          <li key={index}>
            {item.kind === "content" ? (
              <Linked item={item} hasPictures={hasPictures} />
            ) : (
              <span className="closed">
                <FieldValue display={item} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type LinkedContent = Extract<Display, { kind: "content" }>;

function Linked({ item, hasPictures }: { item: LinkedContent; hasPictures: boolean }) {
  const t = useTranslations("fields");
  const { contentTypeId, contentId, title, picture } = item;
  return (
    <Link href={paths.content(contentTypeId, contentId)} prefetch={false}>
      {hasPictures && (
        <PictureWell
          className="item-thumb"
          picture={picture}
          width={48}
          height={36}
          icon={<FileText size={16} />}
        />
      )}
      <bdi lang={title?.localeId}>{title?.text ?? t("untitled")}</bdi>
    </Link>
  );
}

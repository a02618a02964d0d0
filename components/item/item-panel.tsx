import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Photos } from "#components/fields/refer/photos.tsx";
import { FieldValue } from "#components/fields/value.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
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
import { ItemFact, ItemFacts } from "./item-facts.tsx";
import type { ItemSubject } from "./item-subject.ts";
import { ItemPlace, panelTitleClass } from "./values/item-place.tsx";
import { ItemTags } from "./values/item-tags.tsx";

const panelClass = classNames(
  "desktop:sticky desktop:top-bar desktop:h-[calc(100dvh-1rem-var(--spacing-bar)-var(--foot,0px))]",
  "desktop:overflow-auto desktop:border-s desktop:border-line desktop:px-5 desktop:py-6",
  "max-desktop:mx-auto max-desktop:max-w-measure max-desktop:px-6 max-desktop:pb-12",
  "max-tablet:px-4 max-tablet:pb-6",
  "*:border-line *:not-first:mt-6 *:not-first:border-t *:not-first:pt-6",
  "max-desktop:*:first:border-t max-desktop:*:first:pt-6",
  "print:static print:h-auto print:max-w-none print:overflow-visible print:border-0 print:px-0",
  "print:*:break-inside-avoid",
);
const linkedClass =
  "-mx-2 flex min-h-control items-center gap-3 rounded-3 px-2 py-1 font-semibold wrap-anywhere hover:bg-hover print:mx-0 print:px-0";
const historyClass = classNames(
  "relative flex flex-col gap-3 text-13",
  "before:absolute before:start-[5px] before:top-3 before:bottom-6 before:w-px has-[li+li]:before:bg-line-strong",
);
const entryClass = classNames(
  "grid grid-cols-[0.75rem_1fr] gap-2.5 before:z-above before:ms-0.5 before:mt-1.75 before:size-[7px]",
  "before:rounded-full before:bg-sheet before:inset-ring-[1.5px] before:inset-ring-line-control",
  "first:before:bg-accent first:before:inset-ring-0",
  "forced-colors:before:bg-[CanvasText] forced-colors:before:forced-color-adjust-none",
);

/** The panel beside the text: facts, photos and history. */
export function ItemPanel({ parts, subject }: { parts: ItemParts; subject: ItemSubject }) {
  const t = useTranslations("item");
  return (
    <aside className={panelClass} aria-label={t("details")}>
      {parts.places.map((part) => (
        <ItemPlace key={part.field.apiName} part={part} />
      ))}
      {(parts.facts.length > 0 || tagNamesOf(subject.content).length > 0) && (
        <section>
          <ItemFacts>
            {parts.facts.map((part) => (
              <Fact key={part.field.apiName} part={part} subject={subject} />
            ))}
            <ItemTags content={subject.content} />
          </ItemFacts>
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
    <ItemFact
      label={wordsIn(part.field.label, language)}
      lang={part.field.localized ? part.localeId : undefined}
    >
      <FieldValue display={part.display} />
      {part.isFallback && <FallbackNote subject={subject} shownIn={part.localeId} />}
    </ItemFact>
  );
}

function Gallery({ part }: { part: Part }) {
  const language = useLocale();
  const pictures = picturesOf(part.display);
  if (pictures.length === 0) return null;
  return (
    <section>
      <h2 className={panelTitleClass}>{wordsIn(part.field.label, language)}</h2>
      <Photos pictures={pictures} />
    </section>
  );
}

/** The publish history, as far as the service tells. */
function ItemHistory({ subject: { content, you } }: { subject: ItemSubject }) {
  const t = useTranslations("item");
  const { entries, published } = historyOf(content);
  const words = ({ kind, version, by }: HistoryEntry) => {
    const { isYou, name } = shownAuthor(by, you.id);
    return t.rich(`history.${kind}`, {
      version,
      b: (strong: ReactNode) => <b className="font-semibold">{strong}</b>,
      who: () => <bdi>{isYou ? t("you") : (name ?? t("someone"))}</bdi>,
    });
  };
  return (
    <section>
      <h2 className={panelTitleClass}>{t("history.title")}</h2>
      <ol className={historyClass}>
        {entries.map((entry) => (
          <li key={entry.kind} className={entryClass}>
            <span>
              {words(entry)}
              <br />
              <span className="text-ink-3">
                <Time at={entry.at} />
              </span>
            </span>
          </li>
        ))}
      </ol>
      {published !== undefined && (
        <p className="mt-3 text-13 text-ink-3">{t("history.times", { count: published })}</p>
      )}
    </section>
  );
}

/** The items that a field refers to, each with picture and title. */
function LinkedItems({ part: { field, display } }: { part: Part }) {
  const language = useLocale();
  if (display.kind !== "many") return null;
  const hasPictures = display.items.some((item) => item.kind === "content" && item.picture);
  return (
    <section>
      <h2 className={panelTitleClass}>{wordsIn(field.label, language)}</h2>
      <ul className="text-13">
        {display.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same item may stand there twice.
          <li key={index} className="print:break-inside-avoid">
            {item.kind === "content" ? (
              <Linked item={item} hasPictures={hasPictures} />
            ) : (
              <span className="block py-1.5 text-ink-3">
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
    <Link className={linkedClass} href={paths.content(contentTypeId, contentId)}>
      {hasPictures && (
        <PictureWell
          className="h-9 w-12 rounded-2"
          picture={picture}
          icon={<Icon name="file-text" size={16} />}
        />
      )}
      <bdi lang={title?.localeId}>{title?.text ?? t("untitled")}</bdi>
    </Link>
  );
}

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FieldValue } from "#components/fields/value.tsx";
import { FallbackNote } from "#components/item/fallback-note.tsx";
import { ItemFact, ItemFacts } from "#components/item/item-facts.tsx";
import { ItemHead } from "#components/item/item-head.tsx";
import { itemTextClass } from "#components/item/item-layout.tsx";
import type { ItemSubject } from "#components/item/item-subject.ts";
import { ItemPlace, readTitleClass } from "#components/item/values/item-place.tsx";
import { ItemStory } from "#components/item/values/item-story.tsx";
import { ItemTags } from "#components/item/values/item-tags.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Dot } from "#components/ui/dot.tsx";
import { Link } from "#components/ui/link.tsx";
import { SizedPicture } from "#components/ui/picture/sized-picture.tsx";
import type { Part } from "#lib/content/item/item-parts.ts";
import { itemParts } from "#lib/content/item/item-parts.ts";
import { tagNamesOf } from "#lib/content/tag-names.ts";
import { titleFieldOf } from "#lib/content/type-words.ts";
import type { Display } from "#lib/fields/display.ts";
import { titleOf } from "#lib/fields/display.ts";
import { languageName } from "#lib/fields/format.ts";
import { paths } from "#lib/paths.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { ReadingGallery, readPartClass } from "./reading-gallery.tsx";

/** A published item in one column, without the bar of its page. */
export function ReadingArticle({ subject, children }: { subject: ReadSubject; children?: ReactNode }) {
  const { content, type, reading } = subject;
  const parts = itemParts(content, type, reading);
  return (
    <article className={itemTextClass(true)}>
      <ItemHead subject={subject} more={<WrittenIn subject={subject} />} />
      <ItemStory parts={parts.story} subject={subject} isPublished />
      {parts.galleries.map((part) => (
        <ReadingGallery key={part.field.apiName} part={part} />
      ))}
      {parts.places.map((part) => (
        <div key={part.field.apiName} className={readPartClass}>
          <ItemPlace part={part} linkTo={readingAt(subject)} isRead />
        </div>
      ))}
      {parts.linked.map((part) => (
        <ReadingLinks key={part.field.apiName} part={part} subject={subject} />
      ))}
      <ReadingFacts parts={parts.facts} subject={subject} />
      {children}
    </article>
  );
}

/** The language of the text, if the Space has several. */
function WrittenIn({ subject: { content, type, locales, reading } }: { subject: ReadSubject }) {
  const t = useTranslations("read");
  const language = useLocale();
  const isLocalized = titleFieldOf(type)?.localized;
  const localeId = titleOf(content, reading)?.localeId;
  if (locales.length < 2 || !isLocalized || localeId === undefined) return null;
  return (
    <>
      <Dot />
      {t("writtenIn", { language: languageName(localeId, language) })}
    </>
  );
}

/** The fields beside the text. */
function ReadingFacts({ parts, subject }: { parts: readonly Part[]; subject: ReadSubject }) {
  const t = useTranslations("item");
  if (parts.length === 0 && tagNamesOf(subject.content).length === 0) return null;
  return (
    <section className={readPartClass} aria-label={t("details")}>
      <ItemFacts isRead>
        {parts.map((part) => (
          <Fact key={part.field.apiName} part={part} subject={subject} />
        ))}
        <ItemTags content={subject.content} />
      </ItemFacts>
    </section>
  );
}

function Fact({ part, subject }: { part: Part; subject: ReadSubject }) {
  const t = useTranslations("read");
  const { field, display, localeId, isFallback } = part;
  const closed = closedIn(display);
  return (
    <ItemFact label={wordsIn(field.label, useLocale())} lang={field.localized ? localeId : undefined}>
      {closed > 0 ? (
        <span className="text-13 text-ink-3">{t("closed", { count: closed })}</span>
      ) : (
        <FieldValue display={display} linkTo={readingAt(subject)} />
      )}
      {isFallback && <FallbackNote subject={subject} shownIn={localeId} />}
    </ItemFact>
  );
}

/** The number of unresolved Refers, if all are unresolved. */
function closedIn(display: Part["display"]): number {
  const all = display.kind === "many" ? display.items : [display];
  return all.every(({ kind }) => kind === "closed") ? all.length : 0;
}

/** The items that a field refers to, and the number of unresolved Refers (decisions.md, "References"). */
function ReadingLinks({ part: { field, display }, subject }: { part: Part; subject: ReadSubject }) {
  const t = useTranslations("read");
  const language = useLocale();
  if (display.kind !== "many") return null;
  const open = display.items.filter(({ kind }) => kind !== "closed");
  const closed = display.items.length - open.length;
  return (
    <section className={readPartClass}>
      <h2 className={readTitleClass}>{wordsIn(field.label, language)}</h2>
      <ul>
        {open.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same item may stand there twice.
          <li key={index} className="not-first:border-t not-first:border-line print:break-inside-avoid">
            {item.kind === "content" ? (
              <Leading item={item} subject={subject} />
            ) : (
              <FieldValue display={item} linkTo={readingAt(subject)} />
            )}
          </li>
        ))}
      </ul>
      {closed > 0 && <p className="py-2 text-13 text-ink-3">{t("closed", { count: closed })}</p>}
    </section>
  );
}

const leadingClass = classNames(
  "relative isolate flex items-start gap-4 rounded-3 py-3",
  "before:absolute before:inset-y-0 before:-inset-x-3 before:z-behind before:rounded-3 hover:before:bg-hover",
  "print:before:hidden",
  "*:[img]:aspect-[1.5] *:[img]:w-24 *:[img]:flex-none *:[img]:rounded-3 max-tablet:*:[img]:w-20",
);

interface LeadingProps {
  item: Extract<Display, { kind: "content" }>;
  subject: ReadSubject;
}

function Leading({ item, subject }: LeadingProps) {
  const t = useTranslations("fields");
  const { contentTypeId, contentId, title, summary, picture } = item;
  return (
    <Link className={leadingClass} href={readingAt(subject)(contentTypeId, contentId)}>
      {picture?.url !== undefined && <SizedPicture picture={picture} sizes="6rem" alt="" />}
      <span className="min-w-0 wrap-anywhere">
        <bdi className="block text-16 font-semibold" lang={title?.localeId}>
          {title?.text ?? t("untitled")}
        </bdi>
        {summary !== undefined && (
          <span className="line-clamp-2 text-13 text-ink-3" lang={summary.localeId} dir="auto">
            {summary.text}
          </span>
        )}
      </span>
    </Link>
  );
}

export interface ReadSubject extends ItemSubject {
  /** The locale in the URL; links on the page keep it. */
  asked: string | undefined;
}

/** Makes links to published items that keep the locale of the URL. */
export function readingAt({ asked }: Pick<ReadSubject, "asked">) {
  return (contentTypeId: string, contentId: string) =>
    paths.reading(contentTypeId, contentId, asked === undefined ? {} : { locale: asked });
}

import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FieldValue } from "#components/fields/value.tsx";
import { FallbackNote } from "#components/item/fallback-note.tsx";
import { ItemBar } from "#components/item/item-bar.tsx";
import { ItemHead } from "#components/item/item-head.tsx";
import type { ItemSubject } from "#components/item/item-subject.ts";
import { ItemPlace } from "#components/item/values/item-place.tsx";
import { ItemStory } from "#components/item/values/item-story.tsx";
import { ItemTags } from "#components/item/values/item-tags.tsx";
import { LightboxOpener } from "#components/item/values/lightbox-opener.tsx";
import { SizedPicture } from "#components/ui/picture/sized-picture.tsx";
import type { Part } from "#lib/content/item/item-parts.ts";
import { itemParts, largePictures, partOf } from "#lib/content/item/item-parts.ts";
import { tagNamesOf } from "#lib/content/tag-names.ts";
import type { Display } from "#lib/fields/display.ts";
import { languageName } from "#lib/fields/format.ts";
import { titleOf } from "#lib/fields/refer/names.ts";
import { paths } from "#lib/paths.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { ReadingGallery } from "./reading-gallery.tsx";

interface ReadingViewProps {
  subject: ReadSubject;
  /** Links to the previous and the next item. */
  beside: ReactNode;
}

/** A published item in one column. */
export function ReadingView({ subject, beside }: ReadingViewProps) {
  const { content, type, reading } = subject;
  const parts = itemParts(content, type, reading);
  const cover = type.fields.find(({ apiName }) => apiName === type.pictureField);
  const pictures = largePictures(cover && partOf(content, cover, reading), parts.galleries);
  return (
    <div className="item reading">
      <ItemBar subject={subject} place="readings" />
      <article className="item-read">
        <ItemHead subject={subject} more={<WrittenIn subject={subject} />} />
        <ItemStory parts={parts.story} subject={subject} isPublished />
        {parts.galleries.map((part) => (
          <ReadingGallery key={part.field.apiName} part={part} />
        ))}
        {parts.places.map((part) => (
          <div key={part.field.apiName} className="reading-part reading-place">
            <ItemPlace part={part} linkTo={readingAt(subject)} />
          </div>
        ))}
        {parts.linked.map((part) => (
          <ReadingLinks key={part.field.apiName} part={part} subject={subject} />
        ))}
        <ReadingFacts parts={parts.facts} subject={subject} />
        {beside}
      </article>
      {pictures.length > 0 && <LightboxOpener pictures={pictures} />}
    </div>
  );
}

/** The language of the text, if the Space has several. */
function WrittenIn({ subject: { content, type, locales, reading } }: { subject: ReadSubject }) {
  const t = useTranslations("read");
  const language = useLocale();
  const isLocalized = type.fields.some((field) => field.apiName === type.displayField && field.localized);
  const localeId = titleOf(content, reading)?.localeId;
  if (locales.length < 2 || !isLocalized || localeId === undefined) return null;
  return (
    <>
      <span className="item-dot">·</span>
      {t("writtenIn", { language: languageName(localeId, language) })}
    </>
  );
}

/** The fields beside the text, without empty ones. */
function ReadingFacts({ parts, subject }: { parts: readonly Part[]; subject: ReadSubject }) {
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

/** The items that a field refers to, and the number of unresolved Refers (decisions.md, "References"). */
function ReadingLinks({ part: { field, display }, subject }: { part: Part; subject: ReadSubject }) {
  const t = useTranslations("read");
  const language = useLocale();
  if (display.kind !== "many") return null;
  const open = display.items.filter(({ kind }) => kind !== "closed");
  const closed = display.items.length - open.length;
  return (
    <section className="reading-part">
      <h2>{wordsIn(field.label, language)}</h2>
      <ul className="reading-links">
        {open.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same item may stand there twice.
          <li key={index}>
            {item.kind === "content" ? (
              <Leading item={item} subject={subject} />
            ) : (
              <FieldValue display={item} linkTo={readingAt(subject)} />
            )}
          </li>
        ))}
      </ul>
      {closed > 0 && <p className="reading-closed">{t("closed", { count: closed })}</p>}
    </section>
  );
}

interface LeadingProps {
  item: Extract<Display, { kind: "content" }>;
  subject: ReadSubject;
}

function Leading({ item, subject }: LeadingProps) {
  const t = useTranslations("fields");
  const { contentTypeId, contentId, title, summary, picture } = item;
  return (
    <Link href={readingAt(subject)(contentTypeId, contentId)} prefetch={false}>
      {picture?.url !== undefined && <SizedPicture picture={picture} sizes="6rem" alt="" />}
      <span className="reading-link-words">
        <bdi className="name" lang={title?.localeId}>
          {title?.text ?? t("untitled")}
        </bdi>
        {summary !== undefined && (
          <span className="about" lang={summary.localeId} dir="auto">
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

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ItemBar } from "#components/item/item-bar.tsx";
import { ItemHead } from "#components/item/item-head.tsx";
import { ItemPlace } from "#components/item/values/item-place.tsx";
import { ItemStory } from "#components/item/values/item-story.tsx";
import { LightboxOpener } from "#components/item/values/lightbox-opener.tsx";
import { itemParts, largePictures, partOf } from "#lib/content/item/item-parts.ts";
import { languageName } from "#lib/fields/format.ts";
import { titleOf } from "#lib/fields/refer/names.ts";
import { type ReadSubject, readingAt } from "./read-subject.ts";
import { ReadingFacts } from "./reading-facts.tsx";
import { ReadingGallery } from "./reading-gallery.tsx";
import { ReadingLinks } from "./reading-links.tsx";

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

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Moment } from "#components/fields/date/moment.tsx";
import { MediaFile } from "#components/fields/refer/media-file.tsx";
import { PictureLink } from "#components/fields/refer/photos.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Dot } from "#components/ui/dot.tsx";
import { Avatar } from "#components/ui/picture/avatar.tsx";
import { shownAuthor } from "#lib/content/author.ts";
import { type Part, partOf } from "#lib/content/item/item-parts.ts";
import { readingMinutes } from "#lib/content/reading/reading-time.ts";
import { clip } from "#lib/fields/clip-text.ts";
import { titleOf } from "#lib/fields/display.ts";
import { pictureWords } from "#lib/fields/refer/picture.ts";
import type { Field } from "#lib/space-file/schema.ts";
import { Arrival } from "./arrival.tsx";
import { FallbackNote } from "./fallback-note.tsx";
import type { ItemSubject } from "./item-subject.ts";

const headingId = "item-title";
const ledeMax = 4000;

const titleClass = "text-40 wrap-anywhere focus:outline-none max-tablet:not-[:lang(ko)]:tracking-[-0.02em]";
const ledeClass = classNames(
  "mt-3 text-20 leading-7.5 tracking-[-0.005em] wrap-anywhere whitespace-pre-line text-ink-2",
  "max-tablet:text-[1.125rem] max-tablet:leading-6.75 [&:lang(ko)]:tracking-[0]",
);
const coverClass = classNames(
  "-mx-12 w-[calc(100%+6rem)] max-desktop:mx-0 max-desktop:w-full max-tablet:-mx-4",
  "max-tablet:w-[calc(100%+2rem)] print:mx-0 print:w-full print:break-inside-avoid",
);
const shapeClass = "aspect-[2.1] w-full rounded-4 max-tablet:aspect-[1.5] max-tablet:rounded-none";
const blankClass = classNames(
  "grid place-items-center bg-sunken text-13 text-ink-3 inset-ring inset-ring-line",
  shapeClass,
);

interface ItemHeadProps {
  subject: ItemSubject;
  /** Further details for the byline. */
  more?: ReactNode;
}

/** Title, lede, byline and cover. */
export function ItemHead({ subject, more }: ItemHeadProps) {
  const t = useTranslations("item");
  const { content, type, reading } = subject;
  const part = (apiName: string | undefined) => {
    const field = type.fields.find((each) => each.apiName === apiName);
    return field && partOf(content, field, reading);
  };
  const name = titleOf(content, reading);
  const title = part(type.displayField);
  const lede = part(type.summaryField);
  return (
    <>
      <h1 id={headingId} className={titleClass} tabIndex={-1} lang={name?.localeId} dir="auto">
        {name?.text ?? t("untitled")}
      </h1>
      {lede?.display.kind === "text" && (
        <p className={ledeClass} lang={lede.localeId} dir="auto">
          {clip(lede.display.text, ledeMax)}
        </p>
      )}
      {title?.isFallback && <FallbackNote subject={subject} shownIn={title.localeId} />}
      <Arrival headingId={headingId} />
      <ByLine subject={subject} more={more} />
      <ItemCover cover={part(type.pictureField)} />
    </>
  );
}

function ByLine({ subject: { content, type, reading, you }, more }: ItemHeadProps) {
  const t = useTranslations("item");
  const author = shownAuthor(content.sys.createdBy, you.id);
  const minutes = type.fields.filter(isRichText).map((field) => {
    const { display } = partOf(content, field, reading);
    return display.kind === "richText" ? readingMinutes(display.document) : undefined;
  });
  const total = minutes.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return (
    <p className="my-6 flex min-w-0 items-center gap-2.5 text-ink-2 max-tablet:my-4 print:break-inside-avoid">
      <Avatar id={author.id} name={author.name} url={author.url} size={32} />
      <span className="wrap-anywhere">
        <bdi className="font-semibold text-ink">{author.name ?? t("someone")}</bdi>
        <Dot />
        <Moment at={content.sys.publish?.at ?? content.sys.updatedAt} form="day" />
        {total > 0 && (
          <>
            <Dot />
            {t("minutes", { minutes: total })}
          </>
        )}
        {more}
      </span>
    </p>
  );
}

function isRichText(field: Field): boolean {
  return field.type === "RichText";
}

/** The picture of an item, wider than its text. Takes no space if it is missing or the member has no access to it. */
function ItemCover({ cover }: { cover: Part | undefined }) {
  const t = useTranslations("fields");
  if (cover?.display.kind !== "picture") return null;
  const { picture } = cover.display;
  const { url, title, description, width, height, processing, file } = picture;
  if (file !== undefined) return <MediaFile className="mt-6" media={picture} file={file} />;
  if (url === undefined) {
    return processing ? (
      <figure className={coverClass}>
        <div className={blankClass}>{t("processing")}</div>
      </figure>
    ) : null;
  }
  return (
    <figure className={coverClass}>
      <PictureLink className="rounded-4" picture={picture}>
        {/* biome-ignore lint/performance/noImgElement: pictures come from the Space's own address, in its own sizes. */}
        <img
          className={shapeClass}
          src={url}
          alt={pictureWords(picture) ?? t("picture")}
          width={width}
          height={height}
          fetchPriority="high"
        />
      </PictureLink>
      {title !== undefined && description !== undefined && (
        <figcaption className="mt-2 px-12 text-13 text-ink-3 max-desktop:px-0 max-tablet:px-4 print:px-0">
          <bdi>{title}</bdi>
        </figcaption>
      )}
    </figure>
  );
}

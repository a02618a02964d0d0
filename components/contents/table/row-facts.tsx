import { useLocale, type useTranslations } from "next-intl";
import { classNames } from "#components/ui/class-names.ts";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import { Time } from "#components/ui/time.tsx";
import { shownAuthor } from "#lib/content/author.ts";
import { titleFieldOf } from "#lib/content/type-words.ts";
import { titleOf } from "#lib/fields/display.ts";
import { languageName } from "#lib/fields/format.ts";
import { writtenLocales } from "#lib/fields/reading.ts";
import { pictureIn } from "#lib/fields/refer/picture.ts";
import type { Content } from "#lib/space/content.ts";
import type { ListSubject } from "../list-context.ts";

interface RowFactsProps {
  subject: ListSubject;
  content: Content;
  t: ReturnType<typeof useTranslations<"list">>;
  className: string;
}

/** On a phone the columns become one line: author, time and missing language. */
export function RowFacts({ subject, content, t, className }: RowFactsProps) {
  const language = useLocale();
  const { source, memberId } = subject;
  const author = shownAuthor(content.sys.createdBy, memberId);
  return (
    <p className={classNames("dotted", className)}>
      <bdi>{author.isYou ? t("you") : (author.name ?? t("someone"))}</bdi>
      <Time at={momentOf(subject, content)} form="short" />
      {languagesOf(subject, content).map((localeId) => (
        <span key={localeId}>
          {t(source === "readings" ? "writtenIn" : "missing", { language: languageName(localeId, language) })}
        </span>
      ))}
    </p>
  );
}

/** For readers, the publish date; else what the type's columns show. */
function momentOf({ type, source }: ListSubject, { sys }: Content): string {
  if (source === "readings") return sys.publish?.at ?? sys.updatedAt;
  return type.columns.includes("@createdAt") ? sys.createdAt : sys.updatedAt;
}

/** The missing language; for readers, the language that is shown instead. */
function languagesOf(subject: ListSubject, content: Content): string[] {
  const { source, reading } = subject;
  if (source === "contents") return missingLocales(subject, content, reading.localeIds);
  const written = titleOf(content, reading)?.localeId;
  return missingLocales(subject, content, [reading.localeId]).length > 0 && written ? [written] : [];
}

/** A type whose titles aren't localized has no missing language. */
function missingLocales({ type }: ListSubject, content: Content, localeIds: readonly string[]): string[] {
  if (!titleFieldOf(type)?.localized) return [];
  const written = writtenLocales(content.fields, type.displayField, localeIds);
  return localeIds.filter((localeId) => !written.has(localeId));
}

/** The picture of an item, or the icon of its type. */
export function RowPicture({
  subject: { type, reading, icon },
  content,
  className,
}: {
  subject: ListSubject;
  content: Content;
  className: string;
}) {
  const picture = pictureIn(content, type.pictureField, reading);
  return <PictureWell className={className} picture={picture} icon={icon} />;
}

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import {
  ReadRow,
  ReadText,
  readFactsClass,
  readLinkClass,
  readPictureClass,
} from "#components/item/read-row.tsx";
import { Dot } from "#components/ui/dot.tsx";
import { Link } from "#components/ui/link.tsx";
import { SizedPicture } from "#components/ui/picture/sized-picture.tsx";
import { Time } from "#components/ui/time.tsx";
import { shownAuthor } from "#lib/content/author.ts";
import { titleOf } from "#lib/fields/display.ts";
import { languageName } from "#lib/fields/format.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { summaryOf } from "#lib/fields/refer/names.ts";
import { pictureIn } from "#lib/fields/refer/picture.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";

interface ReadingRowProps {
  content: Content;
  reading: Reading;
  memberId: string;
  /** For lists of several types. */
  kind?: ReactNode;
  /** The first row has a large picture. */
  isLarge?: boolean;
}

export function ReadingRow(props: ReadingRowProps) {
  const { content, reading, isLarge = false } = props;
  const t = useTranslations("read");
  const { id, contentType } = content.sys;
  const typeId = contentType.sys.id;
  const title = titleOf(content, reading);
  const summary = summaryOf(content, reading.summaryFields?.[typeId], reading);
  return (
    <ReadRow isLarge={isLarge} picture={<RowPicture {...{ content, reading, isLarge }} />}>
      <ReadText
        heading="h3"
        isLarge={isLarge}
        link={
          <Link className={readLinkClass} href={paths.reading(typeId, id)} data-row-link="">
            <bdi lang={title?.localeId}>{title?.text ?? t("untitled")}</bdi>
          </Link>
        }
        summary={summary}
      />
      <ByLine {...props} localeId={title?.localeId} />
    </ReadRow>
  );
}

function ByLine({
  content,
  reading,
  memberId,
  kind,
  localeId,
}: ReadingRowProps & { localeId?: string | undefined }) {
  const t = useTranslations("read");
  const language = useLocale();
  const author = shownAuthor(content.sys.createdBy, memberId);
  return (
    <p className={readFactsClass}>
      <span>
        <bdi>{author.name ?? t("someone")}</bdi>
        <Dot />
        <Time at={content.sys.publish?.at ?? content.sys.updatedAt} form="short" />
        {kind !== undefined && (
          <>
            <Dot />
            {kind}
          </>
        )}
        {localeId !== undefined && localeId !== reading.localeId && (
          <>
            <Dot />
            {t("writtenIn", { language: languageName(localeId, language) })}
          </>
        )}
      </span>
    </p>
  );
}

type RowPictureProps = Pick<ReadingRowProps, "content" | "reading" | "isLarge">;

function RowPicture({ content, reading, isLarge = false }: RowPictureProps) {
  const picture = pictureIn(content, reading.pictureFields?.[content.sys.contentType.sys.id], reading);
  if (picture?.url === undefined) return null;
  const sizes = isLarge ? "(width < 48rem) 100vw, 45rem" : "(width < 48rem) 5rem, 10.5rem";
  return (
    <span className={readPictureClass(isLarge)}>
      <SizedPicture picture={picture} sizes={sizes} alt="" isEarly={isLarge} />
    </span>
  );
}

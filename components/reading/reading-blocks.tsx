import { useLocale, useTranslations } from "next-intl";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";
import { manyOf } from "#lib/content/type-words.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

const rows = ["a", "b", "c", "d", "e"];

/** Rows to read that are on their way. */
export function ReadingBlocks({ type }: { type: ContentType }) {
  const t = useTranslations("list");
  return (
    <SkeletonFrame label={t("loading", { many: manyOf(type, useLocale()) })}>
      <Rows hasPictures={type.pictureField !== undefined} />
    </SkeletonFrame>
  );
}

function Rows({ hasPictures }: { hasPictures: boolean }) {
  return (
    <ul className="read-rows">
      {rows.map((row) => (
        <li key={row} className="read-row">
          <div className="read-row-words read-blocks">
            <Skeleton className="t" />
            <Skeleton className="p" />
            <Skeleton className="b" />
          </div>
          {hasPictures && <Skeleton className="read-row-picture" />}
        </li>
      ))}
    </ul>
  );
}

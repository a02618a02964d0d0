import { useLocale, useTranslations } from "next-intl";
import { ReadRow, ReadRows, readPictureClass } from "#components/item/read-row.tsx";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";
import { manyOf } from "#lib/content/type-words.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { MapBesideSkeleton } from "./map/map-beside.tsx";

const rows = ["a", "b", "c", "d", "e"];

export function ReadingListSkeleton({ type, isOnMap }: { type: ContentType; isOnMap: boolean }) {
  const t = useTranslations("list");
  const skeleton = (
    <SkeletonFrame label={t("loading", { many: manyOf(type, useLocale()) })}>
      <Rows hasPictures={type.pictureField !== undefined} />
    </SkeletonFrame>
  );
  return isOnMap ? <MapBesideSkeleton>{skeleton}</MapBesideSkeleton> : skeleton;
}

function Rows({ hasPictures }: { hasPictures: boolean }) {
  return (
    <ReadRows>
      {rows.map((row) => (
        <ReadRow key={row} picture={hasPictures && <Skeleton shape={null} className={readPictureClass()} />}>
          <div className="grid gap-3 pt-1 pb-2">
            <Skeleton shape="block" className="h-4.5 w-[62%]" />
            <Skeleton className="w-[90%]" />
            <Skeleton className="w-[38%]" />
          </div>
        </ReadRow>
      ))}
    </ReadRows>
  );
}

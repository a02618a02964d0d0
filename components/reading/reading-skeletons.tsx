import { useLocale, useTranslations } from "next-intl";
import { ItemBlocks } from "#components/item/item-frame.tsx";
import { ItemHeader, ItemPage } from "#components/item/item-layout.tsx";
import { ReadRow, ReadRows, readPictureClass } from "#components/item/read-row.tsx";
import { Page } from "#components/ui/page.tsx";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";
import { manyOf } from "#lib/content/type-words.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { PublishedHead } from "./published-home.tsx";

export function PublishedHomeSkeleton() {
  const t = useTranslations();
  return (
    <Page>
      <PublishedHead />
      <SkeletonFrame label={t("item.loading")}>
        <div className="pt-10">
          <Skeleton className="mt-10 h-72 rounded-4" />
          <Skeleton className="h-9 w-[78%]" />
          <Skeleton className="mt-5" />
          <Skeleton className="mt-5" />
        </div>
      </SkeletonFrame>
    </Page>
  );
}

export function ReadingSkeleton() {
  return (
    <ItemPage isRead>
      <ItemHeader />
      <ItemBlocks />
    </ItemPage>
  );
}

const rows = ["a", "b", "c", "d", "e"];

export function ReadingListSkeleton({ type }: { type: ContentType }) {
  const t = useTranslations("list");
  return (
    <SkeletonFrame label={t("loading", { many: manyOf(type, useLocale()) })}>
      <Rows hasPictures={type.pictureField !== undefined} />
    </SkeletonFrame>
  );
}

function Rows({ hasPictures }: { hasPictures: boolean }) {
  return (
    <ReadRows>
      {rows.map((row) => (
        <ReadRow key={row} picture={hasPictures && <Skeleton className={readPictureClass()} />}>
          <div className="grid gap-3 pt-1 pb-2">
            <Skeleton className="h-4.5 w-[62%]" />
            <Skeleton className="w-[90%]" />
            <Skeleton className="w-[38%]" />
          </div>
        </ReadRow>
      ))}
    </ReadRows>
  );
}

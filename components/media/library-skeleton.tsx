import { useTranslations } from "next-intl";
import { CollectionFrame } from "#components/collection/collection-frame.tsx";
import { tiles } from "#components/collection/tiles.ts";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";
import { libraryTools } from "./library-tools-row.ts";

const places = Array.from({ length: 15 }, (_, index) => `place-${index}`);

/** A skeleton of tiles at their real size, visible only after a noticeable wait. */
export function LibrarySkeleton() {
  const t = useTranslations("media");
  return (
    <SkeletonFrame label={t("loading")}>
      <div className={tiles}>
        {places.map((place) => (
          <div key={place}>
            <Skeleton
              shape="picture"
              className="aspect-[4/3] max-tablet:aspect-square max-tablet:rounded-none"
            />
            <Skeleton className="mt-3 w-3/5" />
          </div>
        ))}
      </div>
    </SkeletonFrame>
  );
}

/** The frame of the library while it loads. */
export function LibraryFrame() {
  return (
    <CollectionFrame title={useTranslations("media")("title")}>
      <div className={libraryTools} />
      <LibrarySkeleton />
    </CollectionFrame>
  );
}

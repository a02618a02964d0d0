import { useTranslations } from "next-intl";
import { CollectionFrame } from "#components/collection/collection-frame.tsx";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";

const places = Array.from({ length: 15 }, (_, index) => `place-${index}`);

/** Tiles of true size, seen only when the wait is one that people notice. */
export function LibrarySkeleton() {
  const t = useTranslations("media");
  return (
    <SkeletonFrame label={t("loading")}>
      <div className="tiles">
        {places.map((place) => (
          <div key={place} className="tile">
            <Skeleton className="tile-picture" />
            <Skeleton className="tile-line" />
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
      <div className="library-tools" />
      <LibrarySkeleton />
    </CollectionFrame>
  );
}

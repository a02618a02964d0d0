import { useTranslations } from "next-intl";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { LoadError } from "#components/ui/load-error.tsx";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";
import { ConflictScroll, conflictFrame } from "./conflict-frame.tsx";

/** Loaded only if there is a conflict. */
export const LazyConflict = lazyPart(
  () => import("./conflict-page.tsx").then((part) => part.ConflictPage),
  (again) => (
    <div className={conflictFrame}>
      <ConflictScroll>{again ? <LoadError again={again} /> : <ConflictSkeleton />}</ConflictScroll>
    </div>
  ),
);

function ConflictSkeleton() {
  const t = useTranslations("ui");
  return (
    <SkeletonFrame label={t("loading")}>
      <Skeleton shape="block" className="h-8 w-96 max-w-full" />
      <Skeleton className="mt-4 w-80 max-w-full" />
      <Skeleton shape="block" className="mt-12 h-24 w-full" />
      <Skeleton shape="block" className="mt-4 h-24 w-full" />
    </SkeletonFrame>
  );
}

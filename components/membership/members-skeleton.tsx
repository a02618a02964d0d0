import { useTranslations } from "next-intl";
import { collectionClass, collectionPageClass } from "#components/collection/collection-frame.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { PageHead } from "#components/ui/page-head.tsx";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";
import { addMemberBox } from "./add-member-box.ts";

const places = ["a", "b", "c", "d", "e", "f"];

export function MembersSkeleton() {
  const t = useTranslations("console.members");
  return (
    <SkeletonFrame label={t("loading")}>
      <div>
        {places.map((place) => (
          <div
            key={place}
            className="grid h-16 grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] items-center gap-3 border-b border-line"
          >
            <Skeleton shape="circle" className="size-8" />
            <span>
              <Skeleton className="w-36" />
              <Skeleton shape="smallLine" className="mt-2.25 w-52 max-w-[90%]" />
            </span>
            <Skeleton shape="block" className="h-6 w-32" />
          </div>
        ))}
      </div>
    </SkeletonFrame>
  );
}

/** The page of a Space's members while it loads. */
export function MembersPageSkeleton() {
  const t = useTranslations("console.members");
  return (
    <div className={classNames(collectionClass, "flex-[1_0_auto]")}>
      <div className={collectionPageClass(false)}>
        <PageHead
          title={
            <>
              <span className="sr-only">{t("loading")}</span>
              <Skeleton shape="block" className="h-7 w-64" />
            </>
          }
        />
        <div className={classNames(addMemberBox, "min-h-33.5")} />
        <MembersSkeleton />
      </div>
    </div>
  );
}

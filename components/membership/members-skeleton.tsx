import { useTranslations } from "next-intl";
import { collectionClass, collectionPageClass } from "#components/collection/collection-frame.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";

const places = ["a", "b", "c", "d", "e", "f"];

export function MembersSkeleton() {
  const t = useTranslations("console.members");
  return (
    <SkeletonFrame label={t("loading")}>
      <div className="member-blocks">
        {places.map((place) => (
          <div key={place} className="member-block">
            <Skeleton className="member-block-face" />
            <span>
              <Skeleton className="member-block-name" />
              <Skeleton className="member-block-address" />
            </span>
            <Skeleton className="member-block-roles" />
          </div>
        ))}
      </div>
    </SkeletonFrame>
  );
}

/** The page of a Space's members while it loads. */
export function MembersPageSkeleton() {
  return (
    <div className={classNames(collectionClass, "flex-[1_0_auto]")}>
      <div className={collectionPageClass(false)}>
        <header className="page-head">
          <span className="skeleton member-block-title" />
        </header>
        <div className="add-member add-member-blank" />
        <MembersSkeleton />
      </div>
    </div>
  );
}

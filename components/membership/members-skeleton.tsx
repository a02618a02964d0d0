import { useTranslations } from "next-intl";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";

const places = ["a", "b", "c", "d", "e", "f"];

/** Rows of true size, seen only when the wait is one that people notice. */
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

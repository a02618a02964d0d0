import { useTranslations } from "next-intl";
import { ItemBlocks } from "#components/item/item-frame.tsx";
import { ItemHeader, ItemPage } from "#components/item/item-layout.tsx";
import { Page } from "#components/ui/page.tsx";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";
import { PublishedHead } from "./published-home.tsx";

export function PublishedHomeSkeleton() {
  const t = useTranslations();
  return (
    <Page>
      <PublishedHead />
      <SkeletonFrame label={t("item.loading")}>
        <div className="pt-10">
          <Skeleton shape="picture" className="mt-10 h-72" />
          <Skeleton shape="block" className="h-9 w-[78%]" />
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

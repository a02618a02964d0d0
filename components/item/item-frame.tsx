"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";
import { paths } from "#lib/paths.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { backLinkClass, ItemHeader, ItemPage, itemTextClass } from "./item-layout.tsx";
import { useType } from "./type-context.tsx";

/** The frame of an item that is loading. */
export function ItemFrame() {
  const type = useType();
  return (
    <ItemPage>
      <ItemHeader>
        <Link className={backLinkClass} href={paths.contents(type.id)}>
          <Icon name="arrow-left" />
          <span>{wordsIn(type.label.many, useLocale())}</span>
        </Link>
      </ItemHeader>
      <ItemBlocks />
    </ItemPage>
  );
}

/** The skeleton of an item. */
export function ItemBlocks() {
  const t = useTranslations("item");
  return (
    <SkeletonFrame label={t("loading")}>
      <div className={itemTextClass()}>
        <Skeleton shape="block" className="h-9 w-[78%]" />
        <Skeleton shape="block" className="mt-5 h-4" />
        <Skeleton shape="picture" className="mt-10 h-72" />
        <Skeleton className="mt-5" />
        <Skeleton className="mt-5" />
        <Skeleton className="mt-5" />
      </div>
    </SkeletonFrame>
  );
}

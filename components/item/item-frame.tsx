"use client";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";
import { paths } from "#lib/paths.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { useType } from "./type-context.tsx";

/** The frame of an item that is on its way. */
export function ItemFrame() {
  const type = useType();
  return (
    <div className="item">
      <header className="item-bar">
        <Link className="item-back" href={paths.contents(type.id)}>
          <ArrowLeft />
          <span>{wordsIn(type.label.many, useLocale())}</span>
        </Link>
      </header>
      <ItemBlocks />
    </div>
  );
}

/** What stands where an item will. */
export function ItemBlocks() {
  const t = useTranslations("item");
  return (
    <SkeletonFrame label={t("loading")}>
      <div className="item-read item-frame">
        <Skeleton className="t" />
        <Skeleton className="l" />
        <Skeleton className="c" />
        <Skeleton className="p" />
        <Skeleton className="p" />
        <Skeleton className="p" />
      </div>
    </SkeletonFrame>
  );
}

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { clip } from "#lib/fields/clip-text.ts";

const titleMax = 80;

export function ItemTitle({ title, className }: { title: string; className?: string }) {
  const t = useTranslations("listTools.removal");
  return <bdi className={className}>{clip(title, titleMax) || t("untitled")}</bdi>;
}

/** A bulleted list of item titles. */
export function ItemNames({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <ul className={classNames("list-disc ps-4.5 text-13 wrap-anywhere text-ink-2", className)}>{children}</ul>
  );
}

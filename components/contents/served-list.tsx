"use client";

import { useMemo } from "react";
import { useType } from "#components/item/type-context.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { unpackJson } from "#lib/content/packed-json.ts";
import { ContentList, type ContentListProps } from "./content-list.tsx";
import type { ListSubject } from "./list-context.ts";

export interface ListSettings extends Omit<ContentListProps, "subject" | "served"> {
  /** Without what the page has already: the type, also as a target of its own fields. */
  subject: Omit<ListSubject, "type" | "icon">;
  isOwnTarget: boolean;
}

/**
 * The list of the page's type.
 * @param settings `ListSettings`, by `packJson`
 */
export function ServedList({ settings, served }: { settings: string; served: string }) {
  const type = useType();
  const { subject, ...props } = useMemo(() => {
    const { subject: sent, isOwnTarget, ...others } = unpackJson<ListSettings>(settings);
    const targetTypes = [...(isOwnTarget ? [type] : []), ...(sent.targetTypes ?? [])];
    return { ...others, subject: { ...sent, type, targetTypes, icon: <Icon name={type.icon} /> } };
  }, [settings, type]);
  return <ContentList {...props} {...{ subject, served }} />;
}

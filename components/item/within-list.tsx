"use client";

import { useWasLedTo } from "#lib/browser/list/was-led-to.ts";
import { ItemFoot } from "./item-foot.tsx";
import { ItemSteps } from "./item-steps.tsx";
import { useType } from "./type-context.tsx";

interface WithinListProps {
  contentId: string;
  memberId: string;
  localeIds: readonly string[];
  /** In the bar, or at the end of a page on a phone. */
  at: "bar" | "foot";
}

/** The way to the items beside this one, where a list has led here. */
export function WithinList({ at, ...rest }: WithinListProps) {
  const type = useType();
  if (!useWasLedTo(type.id, rest.contentId)) return null;
  const Part = at === "bar" ? ItemSteps : ItemFoot;
  return <Part subject={{ type, ...rest }} />;
}

"use client";

import { lazyPart } from "#components/ui/lazy-part.tsx";
import { useWasLedTo } from "#lib/browser/list/was-led-to.ts";
import { useType } from "./type-context.tsx";

// They know how a list's address is read: whom no list has led here has no need of it.
const ItemSteps = lazyPart(() => import("./item-steps.tsx").then((file) => file.ItemSteps));
const ItemFoot = lazyPart(() => import("./item-foot.tsx").then((file) => file.ItemFoot));

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

"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { useShortcut } from "#lib/browser/keys/use-shortcut.ts";
import { useListAddress } from "#lib/browser/list/use-list-return.ts";
import { type ContentsPlace, contentsId } from "#lib/collection/of/contents.ts";
import { paths } from "#lib/paths.ts";

interface BackLinkProps {
  /** Where that list stands. */
  place: ContentsPlace;
  contentTypeId: string;
  contentId: string;
  label: string;
  children: ReactNode;
}

/** Leads to the list as it was left, else to the plain one. */
export function BackLink({ place, contentTypeId, contentId, label, children }: BackLinkProps) {
  const router = useRouter();
  const address = useListAddress(contentsId(place, contentTypeId), contentId, paths[place](contentTypeId));
  useShortcut("escape", () => {
    // What is open closes first.
    if (document.querySelector(":popover-open") === null) router.push(address, { scroll: false });
  });
  return (
    <Link className="item-back" href={address} aria-label={label} aria-keyshortcuts="Escape" scroll={false}>
      {children}
    </Link>
  );
}

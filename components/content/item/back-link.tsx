"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { useListAddress } from "#lib/browser/use-list-return.ts";
import { paths } from "#lib/paths.ts";

interface BackLinkProps {
  contentTypeId: string;
  contentId: string;
  label: string;
  children: ReactNode;
}

/** Leads to the list as it was left, else to the plain one. */
export function BackLink({ contentTypeId, contentId, label, children }: BackLinkProps) {
  const address = useListAddress(contentTypeId, contentId, paths.contents(contentTypeId));
  return (
    <Link className="item-back" href={address} aria-label={label} scroll={false}>
      {children}
    </Link>
  );
}

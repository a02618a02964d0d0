"use client";

import { useRouter } from "next/navigation";
import { Kbd } from "#components/ui/kbd.tsx";
import { useShortcut } from "#lib/browser/keys/use-shortcut.ts";

/** The shortcut that creates the first kind. */
export function BeginKey({ href }: { href: string }) {
  const router = useRouter();
  useShortcut("n", () => router.push(href));
  return <Kbd className="ms-auto max-columns:hidden">N</Kbd>;
}

"use client";

import { useRouter } from "next/navigation";
import { Kbd } from "#components/ui/kbd.tsx";
import { useShortcut } from "#lib/browser/keys/use-shortcut.ts";

/** The key that begins the first of what can be begun. */
export function BeginKey({ href }: { href: string }) {
  const router = useRouter();
  useShortcut("n", () => router.push(href));
  return <Kbd>N</Kbd>;
}

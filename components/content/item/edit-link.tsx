"use client";

import { Pencil } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { useShortcut } from "#lib/browser/use-shortcut.ts";

/** To the editor; only on what one wrote oneself ("createdBy" `:self` is the usual role). */
export function EditLink({ href }: { href: string }) {
  const t = useTranslations("item");
  const router = useRouter();
  useShortcut("e", () => router.push(href));
  return (
    <ButtonLink
      href={href}
      size="small"
      icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
      aria-keyshortcuts="E"
    >
      <span className="max-tablet:sr-only">{t("edit")}</span>
      <Kbd>E</Kbd>
    </ButtonLink>
  );
}

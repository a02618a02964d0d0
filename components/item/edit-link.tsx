"use client";

import { Pencil } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { useShortcut } from "#lib/browser/keys/use-shortcut.ts";
import { useRefused } from "#lib/browser/send/refusals.ts";
import { useEager } from "#lib/browser/use-eager.ts";
import { paths } from "#lib/paths.ts";

/** To the editor; only on what one wrote oneself ("createdBy" `:self` is the usual role). */
export function EditLink({ contentTypeId, contentId }: { contentTypeId: string; contentId: string }) {
  const t = useTranslations("item");
  const router = useRouter();
  const href = paths.editContent(contentTypeId, contentId);
  const isRefused = useRefused("update", contentTypeId);
  const eager = useEager(href);
  useShortcut("e", () => {
    if (!isRefused) router.push(href);
  });
  if (isRefused) return null;
  return (
    <ButtonLink
      {...eager}
      href={href}
      prefetch={false}
      size="small"
      icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
      aria-keyshortcuts="E"
    >
      <span className="max-tablet:sr-only">{t("edit")}</span>
      <Kbd>E</Kbd>
    </ButtonLink>
  );
}

"use client";

import { Link2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { copy } from "#components/ui/copy-text.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";

/** Copies the address, which says all: item and language. */
export function CopyLink() {
  const t = useTranslations("item");
  const copyLink = useCopyLink();
  return (
    <Button
      className="item-wide"
      variant="quiet"
      size="small"
      iconOnly
      aria-label={t("copyLink")}
      title={t("copyLink")}
      icon={<Link2 size={18} strokeWidth={1.75} aria-hidden />}
      onClick={copyLink}
    />
  );
}

/** Copies the address of the page and says so. */
export function useCopyLink(): () => Promise<void> {
  const t = useTranslations("item");
  return async () => toast((await copy(window.location.href)) ? t("copied") : t("copyBlocked"));
}

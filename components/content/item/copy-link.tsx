"use client";

import { Link2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/toast-store.ts";

/** Copies the address, which says all: item and language. */
export function CopyLink() {
  const t = useTranslations("item");
  return (
    <Button
      className="item-wide"
      variant="quiet"
      size="small"
      iconOnly
      aria-label={t("copyLink")}
      title={t("copyLink")}
      icon={<Link2 size={18} strokeWidth={1.75} aria-hidden />}
      onClick={async () => toast((await copyAddress()) ? t("copied") : t("copyBlocked"))}
    />
  );
}

/** Whether the browser let the page do it. */
export async function copyAddress(): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    return true;
  } catch {
    return false;
  }
}

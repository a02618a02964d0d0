"use client";

import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import { Button } from "./button.tsx";
import { toast } from "./toast/toast-store.ts";

interface CopyTextProps {
  text: string;
  label: string;
  /** The toast. */
  done: string;
}

export function CopyText({ text, label, done }: CopyTextProps) {
  const t = useTranslations("fields");
  return (
    <Button
      className="-my-1 -me-2 print:hidden"
      variant="quiet"
      size="small"
      iconOnly
      aria-label={label}
      title={label}
      icon={<Icon name="copy" size={16} />}
      onClick={async () => toast((await copy(text)) ? done : t("copyBlocked"))}
    />
  );
}

/** Returns whether the browser allowed it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

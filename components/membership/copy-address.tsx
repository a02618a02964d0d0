"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { copy } from "#components/ui/copy-text.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";

export function CopyAddress({ email }: { email: string }) {
  const t = useTranslations("console.spaces");
  return (
    <Button
      variant="primary"
      icon={<Icon name="copy" />}
      onClick={async () => toast(t((await copy(email)) ? "copied" : "blocked"))}
    >
      {t("copy")}
    </Button>
  );
}

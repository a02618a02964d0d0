"use client";

import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { copy } from "#components/ui/copy-text.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";

export function CopyAddress({ email }: { email: string }) {
  const t = useTranslations("console.spaces");
  return (
    <Button
      variant="primary"
      icon={<Copy />}
      onClick={async () => toast(t((await copy(email)) ? "copied" : "blocked"))}
    >
      {t("copy")}
    </Button>
  );
}

"use client";

import { Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";

/** To paper, as the print style sheet lays it out. */
export function PrintButton() {
  const t = useTranslations("read");
  return (
    <Button
      className="item-wide"
      variant="quiet"
      size="small"
      iconOnly
      aria-label={t("print")}
      title={t("print")}
      icon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
      onClick={() => window.print()}
    />
  );
}

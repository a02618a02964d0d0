"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";

interface PickerFootProps {
  count: number;
  max: number;
  onCancel: () => void;
  onTake: () => void;
}

/** How many are chosen, and the two ways on. */
export function PickerFoot({ count, max, onCancel, onTake }: PickerFootProps) {
  const t = useTranslations("pickers");
  return (
    <div className="picker-foot">
      <p role="status">{max > 1 && t(count >= max ? "full" : "chosen", { count, max })}</p>
      <Button onClick={onCancel}>{t("cancel")}</Button>
      <Button variant="primary" disabled={count === 0} onClick={onTake}>
        {max > 1 ? t("add", { count }) : t("choose")}
      </Button>
    </div>
  );
}

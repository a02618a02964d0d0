import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";

interface PickerFootProps {
  /** Of all chosen items, including those that a search hides. */
  names: readonly string[];
  max: number;
  onCancel: () => void;
  onTake: () => void;
}

export function PickerFoot({ names, max, onCancel, onTake }: PickerFootProps) {
  const t = useTranslations("pickers");
  const count = names.length;
  return (
    <div className="picker-foot">
      <p role="status">
        {max > 1 && t(count >= max ? "full" : "chosen", { count, max })}
        {count > 0 && <span>{t("chosenNames", { names: names.join(", ") })}</span>}
      </p>
      <Button onClick={onCancel}>{t("cancel")}</Button>
      <Button variant="primary" disabled={count === 0} onClick={onTake}>
        {max > 1 ? t("add", { count }) : t("choose")}
      </Button>
    </div>
  );
}

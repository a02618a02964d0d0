import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

interface SelectionSlabProps {
  count: number;
  /** What can be done with it: buttons. */
  children: ReactNode;
  onClear: () => void;
  /** What was chosen last: there the focus goes. */
  lastId: string | undefined;
}

/** A dark slab above the pager; on a phone in the place of the bottom bar. */
export function SelectionSlab({ count, children, onClear, lastId }: SelectionSlabProps) {
  const t = useTranslations("listTools.select");
  return (
    <div className="selection-bar" role="toolbar" aria-label={t("label")}>
      <span className="selection-count" role="status">
        {t("count", { count })}
      </span>
      <span className="selection-line" />
      {children}
      <span className="selection-line" />
      <button
        type="button"
        className="selection-clear"
        aria-label={t("clear")}
        title={t("clear")}
        onClick={() => {
          onClear();
          focusRowOr(lastId);
        }}
      >
        <X size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  );
}

/** The bar goes away with the button that was pressed. */
function focusRowOr(id: string | undefined): void {
  const row =
    id === undefined ? null : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] .row-link`);
  (row ?? document.querySelector<HTMLElement>(".list .row-link"))?.focus({ preventScroll: true });
}

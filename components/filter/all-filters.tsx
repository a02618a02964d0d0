import { ChevronRight, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { changedView } from "#lib/collection/view.ts";
import type { PanelProps } from "./filter-panel.tsx";
import { FilterSentence } from "./filter-sentence.tsx";
import { showView } from "./show-view.ts";

interface AllFiltersProps extends PanelProps {
  edit: (index: number) => void;
  /** The way to one more. */
  children: ReactNode;
}

/** All filters that are set, on a phone's sheet. */
export function AllFilters({ subject, view, page, close, edit, children }: AllFiltersProps) {
  const t = useTranslations("filter");
  const id = useId();
  const show = (filters: typeof view.filters) => showView(subject, changedView(view, { filters }));
  return (
    <>
      <div className="filter-head">
        <h2>{t("filters")}</h2>
        <Button
          variant="text"
          size="small"
          onClick={() => {
            show([]);
            close();
          }}
        >
          {t("clear")}
        </Button>
      </div>
      <ul className="filter-list">
        {view.filters.map((filter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and none has a state of its own.
          <li key={index}>
            <button type="button" id={`${id}-${index}`} className="menu-item" onClick={() => edit(index)}>
              <span className="truncate">
                <FilterSentence {...{ subject, filter, page }} />
              </span>
              <span className="menu-item-end">
                <ChevronRight className="turns" size={16} strokeWidth={1.75} aria-hidden="true" />
              </span>
            </button>
            <button
              type="button"
              className="filter-take-out"
              aria-labelledby={`${id}-out ${id}-${index}`}
              onClick={({ currentTarget }) => {
                if (index === view.filters.length - 1) takeOutBefore(currentTarget)?.focus();
                show(view.filters.filter((_, at) => at !== index));
              }}
            >
              <X size={16} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <span id={`${id}-out`} hidden>
        {t("remove")}
      </span>
      {children}
    </>
  );
}

/** The last row goes: the one before it has the focus. */
function takeOutBefore(button: HTMLElement): HTMLElement | null | undefined {
  return button.closest("li")?.previousElementSibling?.querySelector<HTMLElement>(".filter-take-out");
}

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Grabber } from "#components/ui/grabber.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { LoadError } from "#components/ui/load-error.tsx";
import { menuVariants } from "#components/ui/menu.tsx";
import { useMenuKeys } from "#components/ui/use-menu-keys.ts";
import { withAllMessages } from "#components/ui/with-all-messages.tsx";
import type { FilterStart } from "./filter-panel.tsx";
import type { FilterProps } from "./show-view.ts";

const FilterPanel = lazyPart(
  (language) =>
    withAllMessages(
      language,
      import("./loaded-filters.ts").then((file) => file.FilterPanel),
    ),
  (again) => (again ? <LoadError className="px-2.5 py-2" again={again} /> : <PanelWaiting />),
);

interface FilterPopoverProps extends FilterProps {
  /** The id for the button: `popoverTarget={id}`. */
  id: string;
  label: string;
  start: FilterStart;
}

/** A popover beside its button; under 768 px a bottom sheet. Its content is rendered when it opens. */
export function FilterPopover({ id, label, subject, view, page, start }: FilterPopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => ref.current?.hidePopover();
  useMenuKeys(ref);
  // It may have been opened before hydration.
  useEffect(() => setOpen(ref.current?.matches(":popover-open") === true), []);
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={menuVariants({ content: "panel" })}
      onToggle={(event) => setOpen(event.newState === "open")}
    >
      <Grabber popoverTarget={id} close={close} />
      {isOpen && (
        <FocusInside>
          <FilterPanel {...{ subject, view, page, start, close }} />
        </FocusInside>
      )}
    </div>
  );
}

/** Keeps the focus inside while the content loads. */
function FocusInside({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

function PanelWaiting() {
  const t = useTranslations("filterBar");
  return (
    <div className="h-72" role="status">
      <span className="sr-only">{t("loading")}</span>
    </div>
  );
}

import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";

/** The names of a type's fields with their values; larger below a published text. */
export function ItemFacts({ isRead = false, children }: { isRead?: boolean; children: ReactNode }) {
  return (
    <dl className={classNames("grid items-start gap-x-3 gap-y-2.5", isRead ? below : beside)}>{children}</dl>
  );
}

const beside = "grid-cols-[min(6.25rem,40%)_minmax(0,1fr)] text-13";
const below = classNames(
  "grid-cols-[8.5rem_minmax(0,1fr)] border-t border-line pt-6 text-14 max-tablet:grid-cols-[min(6.5rem,40%)_minmax(0,1fr)]",
);

interface ItemFactProps {
  label: string;
  lang?: string | undefined;
  children: ReactNode;
}

export function ItemFact({ label, lang, children }: ItemFactProps) {
  return (
    <>
      <dt className="wrap-anywhere text-ink-3">{label}</dt>
      <dd className="min-w-0 wrap-anywhere print:break-inside-avoid" lang={lang}>
        {children}
      </dd>
    </>
  );
}

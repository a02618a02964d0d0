import { useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { useNumber } from "#components/ui/use-number.ts";
import { totalWords } from "#lib/collection/total-words.ts";
import type { Cursor, PageSize } from "#lib/collection/view.ts";
import { itemCount, type Page } from "#lib/space/list.ts";
import { inPlace } from "./in-place.ts";
import { SizeMenu } from "./view-menus.tsx";

const bar = classNames(
  "sticky bottom-0 z-over flex min-h-13 flex-none items-center gap-3 border-t border-line bg-sheet px-8",
  "text-13 text-ink-2 print:hidden",
  "max-tablet:static max-tablet:flex-wrap max-tablet:justify-center max-tablet:p-4",
);

interface PagerProps {
  page: Pick<Page<unknown>, "items" | "unreadable" | "totalCount" | "next" | "prev">;
  size: PageSize;
  /** The number of items before this page, if known. */
  offset: number | undefined;
  /** The URL of the same view at a cursor, or of its first page in another size. */
  addressAt: (change: { cursor?: Cursor; size?: PageSize }) => string;
  /** The next page is loading. The pager stays, and so does the focus. */
  isBusy: boolean;
}

/** The range of items shown, the page size, and links to other pages ("Paging": by cursor). */
export function Pager({ page, size, offset, addressAt, isBusy }: PagerProps) {
  const t = useTranslations("list.pager");
  const number = useNumber();
  const { totalCount, next, prev } = page;
  // While another page loads, the rows are still the previous ones.
  const [current, setCurrent] = useState(offset);
  if (!isBusy && current !== offset) setCurrent(offset);
  const count = itemCount(page);
  const total = totalCount === undefined ? undefined : totalWords(totalCount, number);
  const here = addressAt({});
  return (
    <nav className={bar} data-pager="" aria-label={t("label")} aria-busy={isBusy}>
      <span className="whitespace-nowrap tabular-nums" role="status">
        {current === undefined || count === 0
          ? t("count", { count: number(count), total: total ?? "none" })
          : t("range", { from: number(current + 1), to: number(current + count), total: total ?? "none" })}
      </span>
      <div className="ms-auto flex items-center gap-2 max-tablet:m-0 max-tablet:w-full max-tablet:flex-wrap">
        <SizeMenu current={size} addressOf={(each) => addressAt({ size: each })} />
        <Step href={prev === undefined ? undefined : addressAt({ cursor: {} })} here={here}>
          <Icon name="chevrons-left" size={16} />
          {t("first")}
        </Step>
        <Step href={prev === undefined ? undefined : addressAt({ cursor: { prev } })} here={here}>
          <Icon name="chevron-left" size={16} />
          {t("previous")}
        </Step>
        <Step href={next === undefined ? undefined : addressAt({ cursor: { next } })} here={here}>
          {t("next")}
          <Icon name="chevron-right" size={16} />
        </Step>
      </div>
    </nav>
  );
}

interface StepProps {
  href: string | undefined;
  here: string;
  children: React.ReactNode;
}

/** Without a further page the link stays, disabled, so that it keeps the focus. */
function Step({ href, here, children }: StepProps) {
  const isOff = href === undefined;
  const leading = inPlace(href ?? here);
  return (
    <ButtonLink
      {...leading}
      onNavigate={isOff ? (event) => event.preventDefault() : leading.onNavigate}
      className="aria-disabled:pointer-events-none max-tablet:flex-1"
      size="small"
      {...(isOff && { "aria-disabled": true, tabIndex: -1 })}
    >
      {children}
    </ButtonLink>
  );
}

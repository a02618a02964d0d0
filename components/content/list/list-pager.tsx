"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import type { FoundPage } from "#lib/content/list-found.ts";
import type { ListView } from "#lib/content/list-view.ts";
import { totalWords } from "#lib/content/total-words.ts";
import { inPlace, viewAddress } from "./in-place.ts";
import type { ListSubject } from "./list-subject.ts";
import { SizeMenu } from "./size-menu.tsx";

interface ListPagerProps {
  subject: ListSubject;
  view: ListView;
  page: FoundPage;
  /** Another page is on its way; it stays where it is, so that the focus does. */
  isBusy: boolean;
}

/** How many of how many, how many a page, and the way on and back ("Paging": by cursor). */
export function ListPager({ subject, view, page, isBusy }: ListPagerProps) {
  const t = useTranslations("list.pager");
  const format = useFormatter();
  const shown = {
    shown: format.number(page.items.length),
    total: totalWords(page.totalCount, format.number),
  };
  const { searchIn = view.searchIn } = page;
  const at = (cursor: Partial<ListView>) => viewAddress(subject.type, view, { searchIn, ...cursor });
  return (
    <nav className="list-pager" aria-label={t("label")} aria-busy={isBusy}>
      <span className="shown" role="status">
        {t("shown", shown)}
      </span>
      <div className="ends">
        <SizeMenu subject={subject} view={view} />
        <Step href={page.prev === undefined ? undefined : at({ prev: page.prev })} here={at({})}>
          <ChevronLeft className="turns" size={16} strokeWidth={1.75} aria-hidden />
          {t("previous")}
        </Step>
        <Step href={page.next === undefined ? undefined : at({ next: page.next })} here={at({})}>
          {t("next")}
          <ChevronRight className="turns" size={16} strokeWidth={1.75} aria-hidden />
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

/** Where there is no further page it stays the same link, off: a focus on it is not lost. */
function Step({ href, here, children }: StepProps) {
  const isOff = href === undefined;
  const leading = inPlace(href ?? here);
  return (
    <ButtonLink
      {...leading}
      onNavigate={isOff ? (event) => event.preventDefault() : leading.onNavigate}
      className="step"
      size="small"
      {...(isOff && { "aria-disabled": true, tabIndex: -1 })}
    >
      {children}
    </ButtonLink>
  );
}

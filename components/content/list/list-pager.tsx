"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { type ListView, listViewSearch } from "#lib/content/list-view.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { Page } from "#lib/space/list.ts";
import { inPlace } from "./in-place.ts";
import type { ListSubject } from "./list-subject.ts";
import { SizeMenu } from "./size-menu.tsx";

interface ListPagerProps {
  subject: ListSubject;
  view: ListView;
  page: Page<Content>;
}

/** How many of how many, how many a page, and the way on and back ("Paging": by cursor). */
export function ListPager({ subject, view, page }: ListPagerProps) {
  const t = useTranslations("list.pager");
  const format = useFormatter();
  const { mine, order, size } = view;
  const at = (cursor: Partial<ListView>) =>
    paths.contents(subject.type.id, listViewSearch({ mine, order, size, ...cursor }));
  const shown = { shown: format.number(page.items.length), total: format.number(page.totalCount) };
  const back = <ChevronLeft className="turns" size={16} strokeWidth={1.75} aria-hidden />;
  const on = <ChevronRight className="turns" size={16} strokeWidth={1.75} aria-hidden />;
  return (
    <nav className="list-pager" aria-label={t("label")}>
      <span className="shown" role="status">
        {t("shown", shown)}
      </span>
      <div className="ends">
        <SizeMenu subject={subject} view={view} />
        <Step href={page.prev === undefined ? undefined : at({ prev: page.prev })}>
          {back}
          {t("previous")}
        </Step>
        <Step href={page.next === undefined ? undefined : at({ next: page.next })}>
          {t("next")}
          {on}
        </Step>
      </div>
    </nav>
  );
}

function Step({ href, children }: { href: string | undefined; children: React.ReactNode }) {
  if (href !== undefined) {
    return (
      <ButtonLink {...inPlace(href)} className="step" size="small">
        {children}
      </ButtonLink>
    );
  }
  return (
    <Button className="step" size="small" disabled>
      {children}
    </Button>
  );
}

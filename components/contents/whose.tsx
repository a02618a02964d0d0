"use no memo";

import { useTranslations } from "next-intl";
import { inPlace } from "#components/list/in-place.ts";
import type { ListSubject } from "#components/list/list-subject.ts";
import { Segmented, SegmentLink } from "#components/ui/segmented.tsx";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import { viewAddress } from "./view-address.ts";

interface WhoseProps {
  subject: ListSubject;
  view: ContentsView;
  className: string;
}

/** Everybody's or one's own. On a phone it begins the row of conditions. */
export function Whose({ subject, view, className }: WhoseProps) {
  const t = useTranslations("list");
  return (
    <Segmented label={t("whose")} className={className}>
      {[false, true].map((mine) => (
        <SegmentLink
          key={String(mine)}
          {...inPlace(viewAddress(subject, view, { mine }))}
          current={view.mine === mine}
        >
          {t(mine ? "mine" : "all")}
        </SegmentLink>
      ))}
    </Segmented>
  );
}

"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { Segmented, SegmentLink } from "#components/ui/segmented.tsx";
import { useShortcut } from "#lib/browser/use-shortcut.ts";
import { oneOf } from "#lib/content/display-type.ts";
import { type ListView, listViewSearch } from "#lib/content/list-view.ts";
import { paths } from "#lib/paths.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { inPlace } from "./in-place.ts";
import type { ListSubject } from "./list-subject.ts";
import { OrderMenu } from "./order-menu.tsx";

interface ListHeadProps {
  subject: ListSubject;
  view: ListView;
  total: number | undefined;
  /** Then the way to begin stands in the middle of the page, and is the one filled button there. */
  isEmpty: boolean;
}

/** What is listed and how many; whose, in which order, and a new one. */
export function ListHead({ subject, view, total, isEmpty }: ListHeadProps) {
  const t = useTranslations("list");
  const format = useFormatter();
  const { type } = subject;
  const { mine, order, size } = view;
  const at = (search: Partial<ListView>) =>
    inPlace(paths.contents(type.id, listViewSearch({ order, size, ...search })));
  return (
    <header className="page-head list-head">
      <h1>
        {wordsIn(type.label.many, useLocale())}
        {total !== undefined && !isEmpty && <span className="page-number">{format.number(total)}</span>}
      </h1>
      <div className="page-actions">
        {!isEmpty && <OrderMenu subject={subject} view={view} />}
        <Segmented label={t("whose")}>
          <SegmentLink {...at({ mine: false })} current={!mine}>
            {t("all")}
          </SegmentLink>
          <SegmentLink {...at({ mine: true })} current={mine}>
            {t("mine")}
          </SegmentLink>
        </Segmented>
        {type.create && <NewLink subject={subject} variant={isEmpty ? "plain" : "primary"} />}
      </div>
    </header>
  );
}

function NewLink({ subject: { type }, variant }: { subject: ListSubject; variant: "plain" | "primary" }) {
  const t = useTranslations("list");
  const router = useRouter();
  const language = useLocale();
  useShortcut("n", () => router.push(paths.newContent(type.id)));
  return (
    <ButtonLink
      className="list-new"
      href={paths.newContent(type.id)}
      variant={variant}
      icon={<Plus size={18} strokeWidth={1.75} aria-hidden />}
      aria-keyshortcuts="N"
    >
      {t("new", { one: oneOf(type, language) })}
      <Kbd>N</Kbd>
    </ButtonLink>
  );
}

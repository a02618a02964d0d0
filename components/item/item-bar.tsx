import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Segmented, SegmentLink } from "#components/ui/form/segmented.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { ContentsSource } from "#lib/collection/list-ids.ts";
import { shownAuthor } from "#lib/content/author.ts";
import { manyOf } from "#lib/content/type-words.ts";
import { paths } from "#lib/paths.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { BackLink, CopyLink, EditLink } from "./item-actions.tsx";
import { ItemHeader } from "./item-layout.tsx";
import { ItemSteps } from "./item-steps.tsx";
import type { ItemSubject } from "./item-subject.ts";

interface ItemBarProps {
  subject: ItemSubject;
  /** The list that the back link leads to. */
  place: ContentsSource;
  /** Further actions. */
  children: ReactNode;
}

/** The bar of an item: back link, language and actions. */
export function ItemBar({ subject, place, children }: ItemBarProps) {
  const t = useTranslations("item");
  const language = useLocale();
  const { content, type, reading, you, isUnknown } = subject;
  const id = content.sys.id;
  const author = shownAuthor(content.sys.createdBy, you.id);
  const isManaged = place === "contents";
  return (
    <ItemHeader>
      <BackLink
        place={place}
        contentTypeId={type.id}
        contentId={id}
        label={t("back", { many: manyOf(type, language) })}
      >
        <Icon name="arrow-left" />
        <span>{wordsIn(type.label.many, language)}</span>
      </BackLink>
      {isManaged && !isUnknown && (
        <ItemSteps contentId={id} memberId={you.id} localeIds={reading.localeIds} />
      )}
      <div className="ms-auto flex items-center gap-2 max-tablet:flex-wrap max-tablet:justify-end max-tablet:gap-0 tablet:[nav~&]:ms-2">
        <LocaleSwitch subject={subject} place={isManaged ? "content" : "reading"} />
        <CopyLink />
        {children}
        {author.isYou && !isUnknown && <EditLink contentTypeId={type.id} contentId={id} />}
      </div>
    </ItemHeader>
  );
}

interface LocaleSwitchProps {
  subject: ItemSubject;
  /** Which page of the item the languages link to. */
  place: "content" | "reading";
}

/** Switches the language of the item. */
function LocaleSwitch({ subject: { content, type, locales, reading }, place }: LocaleSwitchProps) {
  const t = useTranslations("item");
  if (locales.length < 2 || !type.fields.some((field) => field.localized)) return null;
  return (
    <Segmented label={t("locale")} className="me-1">
      {locales.map(({ id, label, short }) => (
        <SegmentLink
          key={id}
          href={paths[place](type.id, content.sys.id, { locale: id })}
          current={id === reading.localeId}
          lang={id}
          replace
          scroll={false}
          title={label}
        >
          <span className="max-tablet:hidden">{label}</span>
          <span className="tablet:hidden">{short}</span>
        </SegmentLink>
      ))}
    </Segmented>
  );
}

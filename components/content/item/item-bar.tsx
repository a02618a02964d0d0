import { ArrowLeft } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Segmented, SegmentLink } from "#components/ui/segmented.tsx";
import { shownAuthor } from "#lib/content/display-author.ts";
import { titleOf } from "#lib/content/display-names.ts";
import { manyOf } from "#lib/content/display-type.ts";
import { paths } from "#lib/paths.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { BackLink } from "./back-link.tsx";
import { CopyLink } from "./copy-link.tsx";
import { EditLink } from "./edit-link.tsx";
import { ItemMenu } from "./item-menu.tsx";
import type { ItemSubject } from "./item-subject.ts";
import { WithinList } from "./within-list.tsx";

/** Back to the list, in which language, and what can be done with the item. */
export function ItemBar({ subject }: { subject: ItemSubject }) {
  const t = useTranslations("item");
  const language = useLocale();
  const { content, type, reading, you, isUnknown } = subject;
  const id = content.sys.id;
  const author = shownAuthor(content.sys.createdBy, you.id);
  return (
    <header className="item-bar">
      <BackLink contentTypeId={type.id} contentId={id} label={t("back", { many: manyOf(type, language) })}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        <span>{wordsIn(type.label.many, language)}</span>
      </BackLink>
      {!isUnknown && <WithinList at="bar" contentId={id} memberId={you.id} localeIds={reading.localeIds} />}
      <div className="acts">
        <LocaleSwitch subject={subject} />
        <CopyLink />
        <ItemMenu
          contentTypeId={type.id}
          contentId={id}
          title={titleOf(content, reading)?.text ?? t("untitled")}
          othersName={author.isYou ? undefined : (author.name ?? t("someone"))}
          mayDelete={!isUnknown && (author.isYou || you.isAdmin === true)}
        />
        {author.isYou && !isUnknown && <EditLink contentTypeId={type.id} contentId={id} />}
      </div>
    </header>
  );
}

function LocaleSwitch({ subject: { content, type, locales, reading } }: { subject: ItemSubject }) {
  const t = useTranslations("item");
  if (locales.length < 2 || !type.fields.some((field) => field.localized)) return null;
  return (
    <Segmented label={t("locale")}>
      {locales.map(({ id, label, short }) => (
        <SegmentLink
          key={id}
          href={paths.content(type.id, content.sys.id, { locale: id })}
          current={id === reading.localeId}
          lang={id}
          replace
          scroll={false}
          title={label}
        >
          <span className="item-wide">{label}</span>
          <span className="item-short">{short}</span>
        </SegmentLink>
      ))}
    </Segmented>
  );
}

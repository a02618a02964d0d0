import { useTranslations } from "next-intl";
import { shownAuthor } from "#lib/content/author.ts";
import { itemParts, largePictures, partOf } from "#lib/content/item/item-parts.ts";
import { viewedIn } from "#lib/content/item/viewed-in.ts";
import { titleOf } from "#lib/fields/display.ts";
import { UnknownNote } from "./fallback-note.tsx";
import { ItemBar } from "./item-bar.tsx";
import { ItemHead } from "./item-head.tsx";
import { ItemPage, itemTextClass } from "./item-layout.tsx";
import { ItemMenu } from "./item-menu.tsx";
import { ItemPanel } from "./item-panel.tsx";
import { ItemFoot } from "./item-steps.tsx";
import type { ItemSubject } from "./item-subject.ts";
import { Meanwhile } from "./meanwhile.tsx";
import { RememberViewed } from "./remember-viewed.tsx";
import { ItemStory } from "./values/item-story.tsx";
import { LightboxOpener } from "./values/lightbox-opener.tsx";

/** The page of one item, for reading. */
export function ItemView({ subject }: { subject: ItemSubject }) {
  const { content, type, reading } = subject;
  const parts = itemParts(content, type, reading);
  const cover = type.fields.find(({ apiName }) => apiName === type.pictureField);
  const pictures = largePictures(cover && partOf(content, cover, reading), parts.galleries);
  return (
    <ItemPage>
      <RememberViewed {...viewedIn(subject)} />
      <ItemBar subject={subject} place="contents">
        <MenuOfItem subject={subject} />
      </ItemBar>
      <Meanwhile
        contentTypeId={content.sys.contentType.sys.id}
        contentId={content.sys.id}
        version={content.sys.version}
      />
      <div className="desktop:grid desktop:grid-cols-[minmax(0,1fr)_var(--spacing-panel)] desktop:items-start print:block">
        <article className={itemTextClass()}>
          {subject.isUnknown && <UnknownNote />}
          <ItemHead subject={subject} />
          <ItemStory parts={parts.story} subject={subject} />
        </article>
        <ItemPanel parts={parts} subject={subject} />
      </div>
      {!subject.isUnknown && (
        <ItemFoot contentId={content.sys.id} memberId={subject.you.id} localeIds={reading.localeIds} />
      )}
      {pictures.length > 0 && <LightboxOpener pictures={pictures} />}
    </ItemPage>
  );
}

function MenuOfItem({ subject: { content, type, reading, you, isUnknown } }: { subject: ItemSubject }) {
  const t = useTranslations("item");
  const author = shownAuthor(content.sys.createdBy, you.id);
  return (
    <ItemMenu
      contentTypeId={type.id}
      contentId={content.sys.id}
      memberId={you.id}
      localeIds={reading.localeIds}
      title={titleOf(content, reading)?.text ?? t("untitled")}
      othersName={author.isYou ? undefined : (author.name ?? t("someone"))}
      mayDelete={!isUnknown && (author.isYou || you.isAdmin === true)}
    />
  );
}

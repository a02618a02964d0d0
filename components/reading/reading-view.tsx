import type { ReactNode } from "react";
import { PrintButton } from "#components/item/item-actions.tsx";
import { ItemBar } from "#components/item/item-bar.tsx";
import { ItemPage } from "#components/item/item-layout.tsx";
import { RememberViewed } from "#components/item/remember-viewed.tsx";
import { LightboxOpener } from "#components/item/values/lightbox-opener.tsx";
import { itemParts, largePictures, partOf } from "#lib/content/item/item-parts.ts";
import { viewedIn } from "#lib/content/item/viewed-in.ts";
import { ReadingArticle, type ReadSubject } from "./reading-article.tsx";

interface ReadingViewProps {
  subject: ReadSubject;
  /** Links to the previous and the next item. */
  beside: ReactNode;
}

/** A published item in one column. */
export function ReadingView({ subject, beside }: ReadingViewProps) {
  const { content, type, reading } = subject;
  const cover = type.fields.find(({ apiName }) => apiName === type.pictureField);
  const { galleries } = itemParts(content, type, reading);
  const pictures = largePictures(cover && partOf(content, cover, reading), galleries);
  return (
    <ItemPage isRead>
      <RememberViewed {...viewedIn(subject)} />
      <ItemBar subject={subject} place="readings">
        <PrintButton />
      </ItemBar>
      <ReadingArticle subject={subject}>{beside}</ReadingArticle>
      {pictures.length > 0 && <LightboxOpener pictures={pictures} />}
    </ItemPage>
  );
}

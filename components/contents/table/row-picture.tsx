import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import { pictureIn } from "#lib/fields/refer/picture.ts";
import type { Content } from "#lib/space/content.ts";
import type { ListSubject } from "../list-subject.ts";

/** The picture of an item, or the icon of its type. */
export function RowPicture({
  subject: { type, reading, icon },
  content,
}: {
  subject: ListSubject;
  content: Content;
}) {
  const picture = pictureIn(content, type.pictureField, reading);
  return <PictureWell className="list-picture" picture={picture} width={60} height={44} icon={icon} />;
}

import type { ListSubject } from "#components/list/list-subject.ts";
import { PictureWell } from "#components/ui/picture-well.tsx";
import { valueIn } from "#lib/fields/reading.ts";
import { pictureOf } from "#lib/fields/refer/picture.ts";
import type { Content } from "#lib/space/content.ts";

/** The picture of an item, or the icon of its type. */
export function RowPicture({
  subject: { type, reading, icon },
  content,
}: {
  subject: ListSubject;
  content: Content;
}) {
  const found = type.pictureField && valueIn(content.fields, type.pictureField, reading);
  const picture = found ? pictureOf(found.value, [reading.localeId, ...reading.localeIds]) : undefined;
  return <PictureWell className="list-picture" picture={picture} width={60} height={44} icon={icon} />;
}

import type { Reading } from "#lib/fields/reading.ts";
import type { Content } from "#lib/space/content.ts";
import type { ServiceUser } from "#lib/space/service-user.ts";
import type { ContentType, SpaceLocale } from "#lib/space-file/schema.ts";

/** What the parts of an item's page need to know. */
export interface ItemSubject {
  content: Content;
  type: ContentType;
  locales: readonly SpaceLocale[];
  reading: Reading;
  /** The Space file lacks its type, so it is read-only. */
  isUnknown: boolean;
  /** It is a preview of a form, so nothing of it can be loaded. */
  isDraft?: true;
  you: Pick<ServiceUser, "isAdmin"> & { id: string };
}

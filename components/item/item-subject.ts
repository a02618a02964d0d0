import type { Reading } from "#lib/fields/reading.ts";
import type { Content } from "#lib/space/content.ts";
import type { ServiceUser } from "#lib/space/service-user.ts";
import type { ContentType, SpaceLocale } from "#lib/space-file/schema.ts";

/** What every part of an item's page needs to know. */
export interface ItemSubject {
  content: Content;
  type: ContentType;
  locales: readonly SpaceLocale[];
  reading: Reading;
  /** The Space file does not have its type: it is looked at, and nothing is done with it. */
  isUnknown: boolean;
  /** It is shown from a form: nothing of it can be loaded. */
  isDraft?: true;
  you: Pick<ServiceUser, "isAdmin"> & { id: string };
}

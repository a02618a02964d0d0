import type { Reading } from "#lib/content/reading.ts";
import type { Content } from "#lib/space/content.ts";
import type { ServiceUser } from "#lib/space/service-user.ts";
import type { ContentType, SpaceLocale } from "#lib/space-file/schema.ts";

/** What every part of an item's page needs to know. */
export interface ItemSubject {
  content: Content;
  type: ContentType;
  locales: readonly SpaceLocale[];
  reading: Reading;
  you: Pick<ServiceUser, "isAdmin"> & { id: string };
}

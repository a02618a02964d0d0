interface PageIdentity {
  spaceId: string;
  memberId: string;
  /** At the console. */
  platformUserId: string;
}

const elementId = "page-identity";

/** The attributes of the element by which a layout names the page's Space and member, before any script runs. */
export function pageIdentityAttributes({ spaceId, memberId, platformUserId }: Partial<PageIdentity>) {
  return {
    id: elementId,
    "data-space-id": spaceId,
    "data-member-id": memberId,
    "data-platform-user-id": platformUserId,
  };
}

let lastRead: PageIdentity = { spaceId: "", memberId: "", platformUserId: "" };

/**
 * The page's Space and member; empty while the page is rendered on the server. An error page replaces the layout but
 * belongs to the same member: pending deletes and uploads continue there.
 */
export function pageIdentity(): PageIdentity {
  const element = typeof document === "undefined" ? null : document.getElementById(elementId);
  if (element === null) return lastRead;
  const { spaceId = "", memberId = "", platformUserId = "" } = element.dataset;
  lastRead = { spaceId, memberId, platformUserId };
  return lastRead;
}

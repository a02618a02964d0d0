interface PageIdentity {
  spaceId: string;
  memberId: string;
  /** At the console. */
  platformUserId: string;
}

const elementId = "page-identity";

/** The attributes of the element in which a layout says whose page it is; they hold before any script runs. */
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
 * Which Space the page is of, and whose page it is; empty while the page is rendered on the server. Where an error page
 * has taken the layout's place, it is still the page of the same member, whose deletes and uploads go on.
 */
export function pageIdentity(): PageIdentity {
  const element = typeof document === "undefined" ? null : document.getElementById(elementId);
  if (element === null) return lastRead;
  const { spaceId = "", memberId = "", platformUserId = "" } = element.dataset;
  lastRead = { spaceId, memberId, platformUserId };
  return lastRead;
}

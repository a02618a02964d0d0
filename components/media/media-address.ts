import { whenRouterListens } from "#lib/browser/when-router-listens.ts";
import { type MediaView, mediaOf } from "#lib/collection/of/media.ts";
import { changedView } from "#lib/collection/view.ts";
import { decodeSegment } from "#lib/space/decode-segment.ts";

// URLs are the same for every member.
const { address, fileAddress } = mediaOf({ memberId: "", localeIds: [] });

export { fileAddress };

/** The URL of another view, from its first page. */
export function libraryAddress(view: MediaView, change: Partial<MediaView>): string {
  return address(changedView(view, change));
}

/** The id of the file that a URL opens, if any. */
export function mediaIdAt(pathname: string): string | undefined {
  const [, place, id = ""] = pathname.split("/");
  return place === "media" && id !== "" ? decodeSegment(id) : undefined;
}

/** The history state of an opened file: Back leads to the list. A new object each time, because Next.js writes to it. */
const fromList = () => ({ fromList: true });

/** Opens a file beside the list. Further files replace its history entry, so that Back still leads to the list. */
export function openFile(view: MediaView, mediaId: string): void {
  const href = fileAddress(view, mediaId);
  whenRouterListens(() => {
    if (mediaIdAt(window.location.pathname) === undefined) window.history.pushState(fromList(), "", href);
    else window.history.replaceState(isFromList() && isOfPage(href) ? fromList() : null, "", href);
  });
}

/** Goes back to the list as it was. */
export function closeFile(view: MediaView): void {
  if (isFromList()) window.history.back();
  else window.history.replaceState(null, "", address(view));
}

/** Whether the list beside a file is the one on the screen. */
function isOfPage(href: string): boolean {
  return new URL(href, window.location.href).search === window.location.search;
}

function isFromList(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "fromList" in state;
}

import { whenHeard } from "#lib/browser/when-heard.ts";
import {
  changedMediaView,
  type MediaView,
  type MediaViewChange,
  mediaViewSearch,
} from "#lib/content/media/media-view.ts";
import { paths } from "#lib/paths.ts";

/** The address of another view, from its first page. */
export function libraryAddress(view: MediaView, change: MediaViewChange): string {
  return paths.media(mediaViewSearch(changedMediaView(view, change)));
}

/** The address of one file within a view, which stays as it is. */
export function fileAddress(view: MediaView, mediaId: string): string {
  return paths.oneMedia(mediaId, mediaViewSearch(view));
}

/** Whose file an address of ours opens, if any. */
export function mediaIdAt(pathname: string): string | undefined {
  const [, place, id = ""] = pathname.split("/");
  if (place !== "media" || id === "") return undefined;
  try {
    return decodeURIComponent(id);
  } catch {
    return undefined;
  }
}

/** What a step of the browser's history says: that Back leads to the list. A new one each time: Next.js writes in it. */
const fromList = () => ({ fromList: true });

/** Opens a file beside the list: Back leads to the list, however many have been looked at. */
export function openFile(view: MediaView, mediaId: string): void {
  const href = fileAddress(view, mediaId);
  whenHeard(() => {
    if (mediaIdAt(window.location.pathname) === undefined) window.history.pushState(fromList(), "", href);
    else window.history.replaceState(isFromList() ? fromList() : null, "", href);
  });
}

/** Leads back to the list as it was left. */
export function closeFile(view: MediaView): void {
  if (isFromList()) window.history.back();
  else window.history.replaceState(null, "", paths.media(mediaViewSearch(view)));
}

function isFromList(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "fromList" in state;
}

import {
  changedMediaView,
  type MediaView,
  type MediaViewChange,
  mediaViewSearch,
} from "#lib/content/media-view.ts";
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

let cameFromList = false;

/** Opens a file beside the list: Back leads to the list, however many have been looked at. */
export function openFile(view: MediaView, mediaId: string): void {
  const isOpen = mediaIdAt(window.location.pathname) !== undefined;
  const href = fileAddress(view, mediaId);
  if (isOpen) window.history.replaceState(null, "", href);
  else {
    window.history.pushState(null, "", href);
    cameFromList = true;
  }
}

/** Leads back to the list as it was left. */
export function closeFile(view: MediaView): void {
  if (cameFromList) {
    cameFromList = false;
    window.history.back();
  } else window.history.replaceState(null, "", paths.media(mediaViewSearch(view)));
}

import { tabStorage } from "../text-storage.ts";
import { isPageSafe } from "../writing.ts";
import { coverPage } from "./cover.ts";

const followedName = "atrium:followed";

/**
 * Leaves the page of a member who is not signed in any more, unless something on it would be lost; answers whether
 * it leaves. Until then nothing of it is to be seen.
 * @param address where to; without one the same address begins again, as a page of whoever is signed in by now
 */
export async function leavePage(address?: string): Promise<boolean> {
  coverPage();
  if (!(await isPageSafe())) return false;
  forgetVisit(address === undefined);
  // No way back may come here again.
  if (address === undefined) window.location.reload();
  else window.location.replace(address);
  return true;
}

/** Whether this page took the place of another member's; only once. */
export function hasFollowed(): boolean {
  const has = tabStorage.read(followedName) !== undefined;
  tabStorage.write(followedName, undefined);
  return has;
}

/** What one member's visit has left in a tab is nothing for the next one. */
function forgetVisit(isFollowing: boolean): void {
  tabStorage.clear();
  if (isFollowing) tabStorage.write(followedName, "");
}

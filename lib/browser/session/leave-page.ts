import { isPageSafe } from "../open-forms.ts";
import { tabStorage } from "../text-storage.ts";

const followedName = "atrium:followed";

/**
 * Leaves a signed-out member's page, unless that would lose input; returns whether it leaves. Covers the page
 * first.
 * @param address without one the page reloads for the current member
 */
export async function leavePage(address?: string): Promise<boolean> {
  coverPage();
  if (!(await isPageSafe())) return false;
  forgetVisit(address === undefined);
  // Not in the history.
  if (address === undefined) window.location.reload();
  else window.location.replace(address);
  return true;
}

/** Whether this page replaced another member's; true once. */
export function hasFollowed(): boolean {
  const has = tabStorage.read(followedName) !== undefined;
  tabStorage.write(followedName, undefined);
  return has;
}

/** The next member must find nothing of this visit. */
function forgetVisit(isFollowing: boolean): void {
  tabStorage.clear();
  if (isFollowing) tabStorage.write(followedName, "");
}

/** Hides the page except for its dialogs. Synchronous, as what follows may take time. */
export function coverPage(): void {
  document.documentElement.dataset.covered = "";
}

export function uncoverPage(): void {
  delete document.documentElement.dataset.covered;
}

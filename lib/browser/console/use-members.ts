import {
  type MembersPage,
  type MembersView,
  membersAsked,
  membersFound,
} from "#lib/content/space-members.ts";
import { useHeldPage } from "../use-held-page.ts";
import { consoleSend } from "./console-send.ts";

/** A page of the members of a Space, kept up to date; `first` is what the server rendered for this very query. */
export function useMembers(spaceId: string, view: MembersView, first: MembersPage | undefined) {
  const asked = membersAsked(view);
  return useHeldPage({
    key: ["members", spaceId, asked],
    asked,
    load: () => membersFound(consoleSend, spaceId, view),
    first,
  });
}

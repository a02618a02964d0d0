import { useState } from "react";
import { focusRow } from "#components/collection/delete-with-undo.ts";
import { changeRoles, type RolesOutcome } from "#lib/browser/console/change-roles.ts";
import { consoleSend } from "#lib/browser/console/console-send.ts";
import { rememberRefusal } from "#lib/browser/send/refusals.ts";
import { membersListId } from "#lib/collection/of/members.ts";
import type { SpaceMembership } from "#lib/space/space-membership.ts";
import { useRoleDraft } from "./use-role-draft.ts";

/** Both sides of a change that somebody else was faster with. */
export interface Clash {
  theirs: SpaceMembership;
  mine: readonly string[];
}

interface RoleChangeOptions {
  spaceId: string;
  membership: SpaceMembership;
  /** The membership as it is by now. */
  onChanged: (membership: SpaceMembership) => void;
  /** The member was removed meanwhile. */
  onGone: () => void;
}

/** A change of one member's roles: what is chosen, what came of it, and what somebody else made of it meanwhile. */
export function useRoleChange({ spaceId, membership, onChanged, onGone }: RoleChangeOptions) {
  const { setProblem, setFailure, isWhole, ...shown } = useRoleDraft(membership);
  const [clash, setClash] = useState<Clash>();
  const [isBusy, setBusy] = useState(false);

  function end(): void {
    shown.setAside();
    setClash(undefined);
    // What was pressed in a conflict goes with it.
    if (clash !== undefined && shown.draft === undefined) focusRow(membership.sys.id);
  }

  async function send(version: number, roleIds: readonly string[]): Promise<void> {
    if (isBusy || !isWhole(roleIds)) return;
    setBusy(true);
    const place = { spaceId, membershipId: membership.sys.id };
    const outcome = await changeRoles(consoleSend, { place, version, roleIds });
    setBusy(false);
    settle(outcome, roleIds);
  }

  function chooseAgain(): void {
    if (clash !== undefined) shown.begin([...clash.mine], clash.theirs.sys.version);
  }

  function settle(outcome: RolesOutcome, mine: readonly string[]): void {
    if (outcome.kind === "refusedRoles") {
      if (shown.draft === undefined) chooseAgain();
      setProblem("refusedRoles");
      return;
    }
    if (outcome.kind === "failed") {
      if (outcome.failure === "refused") rememberRefusal("update", membersListId(spaceId));
      setFailure(outcome.failure);
      return;
    }
    end();
    if (outcome.kind === "conflict") setClash({ theirs: outcome.theirs, mine });
    if (outcome.kind === "gone") onGone();
    // Of a conflict, too: the row shows how things stand.
    else onChanged(outcome.kind === "conflict" ? outcome.theirs : outcome.membership);
  }

  return {
    ...{ ...shown, clash, isBusy },
    // While it is on its way nothing else is chosen, and nothing is closed: what comes of it is said there.
    end: () => !isBusy && end(),
    choose: (chosen: string[]) => !isBusy && shown.choose(chosen),
    save: () => shown.draft && send(shown.draft.version, shown.draft.chosen),
    keepMine: () => clash && send(clash.theirs.sys.version, clash.mine),
    chooseAgain: () => !isBusy && chooseAgain(),
  };
}

export type RoleChange = ReturnType<typeof useRoleChange>;

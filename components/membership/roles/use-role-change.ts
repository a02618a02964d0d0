import { useState } from "react";
import { focusRow } from "#components/collection/delete-with-undo.ts";
import {
  type ConsoleFailure,
  changeRoles,
  type RolesOutcome,
  type RolesProblem,
  rolesProblem,
} from "#lib/browser/console/change-members.ts";
import { consoleSend } from "#lib/browser/console/console-send.ts";
import { rememberRefusal } from "#lib/browser/send/refusals.ts";
import { membersListId } from "#lib/collection/list-ids.ts";
import { roleIdsOf } from "#lib/content/space-members.ts";
import type { SpaceMembership } from "#lib/space/space-memberships.ts";

interface Draft {
  chosen: string[];
  /** The roles that it began with. */
  begun: readonly string[];
  /** The `sys.version` that it is based on. */
  version: number;
}

/** Both sides of a change that another platform user made meanwhile. */
export interface Clash {
  theirs: SpaceMembership;
  mine: readonly string[];
}

interface RoleChangeOptions {
  spaceId: string;
  membership: SpaceMembership;
  /** Gets the current membership. */
  onChanged: (membership: SpaceMembership) => void;
  /** The member was removed meanwhile. */
  onGone: () => void;
}

/** A change of one member's roles: draft, problems, and the clash with a change by another platform user. */
export function useRoleChange({ spaceId, membership, onChanged, onGone }: RoleChangeOptions) {
  const [draft, setDraft] = useState<Draft>();
  const [problem, setProblem] = useState<RolesProblem>();
  const [failure, setFailure] = useState<ConsoleFailure>();
  const [clash, setClash] = useState<Clash>();
  const [isBusy, setBusy] = useState(false);

  function begin(chosen = roleIdsOf(membership), version = membership.sys.version): void {
    setDraft({ chosen, begun: chosen, version });
    setProblem(undefined);
    setFailure(undefined);
  }

  function choose(chosen: string[]): void {
    if (draft !== undefined) setDraft({ ...draft, chosen });
    setProblem(rolesProblem(chosen) === "tooMany" ? "tooMany" : undefined);
    setFailure(undefined);
  }

  function chooseAgain(): void {
    if (clash !== undefined) begin([...clash.mine], clash.theirs.sys.version);
  }

  function setAside(): void {
    setDraft(undefined);
    setFailure(undefined);
  }

  function end(): void {
    setAside();
    setClash(undefined);
    // The focused button disappears with the clash.
    if (clash !== undefined && draft === undefined) focusRow(membership.sys.id);
  }

  async function send(version: number, roleIds: readonly string[]): Promise<void> {
    if (isBusy) return;
    const invalid = rolesProblem(roleIds);
    setProblem(invalid);
    if (invalid !== undefined) return;
    setBusy(true);
    const place = { spaceId, membershipId: membership.sys.id };
    const outcome = await changeRoles(consoleSend, { place, version, roleIds });
    setBusy(false);
    settle(outcome, roleIds);
  }

  function settle(outcome: RolesOutcome, mine: readonly string[]): void {
    if (outcome.kind === "refusedRoles") {
      if (draft === undefined) chooseAgain();
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
    // After a conflict too: the row shows the current roles.
    else onChanged(outcome.kind === "conflict" ? outcome.theirs : outcome.membership);
  }

  return {
    ...{ draft, problem, failure, clash, isBusy, begin, setAside },
    // A pending request keeps its dialog and its choice, because the outcome is shown there.
    end: () => !isBusy && end(),
    choose: (chosen: string[]) => !isBusy && choose(chosen),
    save: () => draft && send(draft.version, draft.chosen),
    keepMine: () => clash && send(clash.theirs.sys.version, clash.mine),
    chooseAgain: () => !isBusy && chooseAgain(),
  };
}

export type RoleChange = ReturnType<typeof useRoleChange>;

import { useState } from "react";
import { type RolesProblem, rolesProblem } from "#lib/browser/console/add-member.ts";
import type { ConsoleFailure } from "#lib/browser/console/console-failure.ts";
import { roleIdsOf } from "#lib/content/space-members.ts";
import type { SpaceMembership } from "#lib/space/space-membership.ts";

interface Draft {
  chosen: string[];
  /** What was chosen at first. */
  begun: readonly string[];
  /** The `sys.version` that it was made from. */
  version: number;
}

/** Which roles are chosen for a member, and what is the matter with them. */
export function useRoleDraft(membership: SpaceMembership) {
  const [draft, setDraft] = useState<Draft>();
  const [problem, setProblem] = useState<RolesProblem>();
  const [failure, setFailure] = useState<ConsoleFailure>();

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

  /** Says what is the matter, if anything is. */
  function isWhole(roleIds: readonly string[]): boolean {
    const wrong = rolesProblem(roleIds);
    setProblem(wrong);
    return wrong === undefined;
  }

  function setAside(): void {
    setDraft(undefined);
    setFailure(undefined);
  }

  return { draft, problem, setProblem, failure, setFailure, begin, choose, isWhole, setAside };
}

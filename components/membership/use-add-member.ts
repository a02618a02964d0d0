import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "#components/ui/toast/toast-store.ts";
import { type AddOutcome, addMember, rolesProblem } from "#lib/browser/console/add-member.ts";
import type { ConsoleFailure } from "#lib/browser/console/console-failure.ts";
import { consoleSend } from "#lib/browser/console/console-send.ts";
import { rememberRefusal } from "#lib/browser/send/refusals.ts";
import { membersListId } from "#lib/collection/of/members.ts";
import type { MembersSubject } from "./members-subject.ts";

interface Typed {
  email: string;
  roleIds: string[];
}

type Said = Extract<AddOutcome, { kind: "typed" }>;
type Problems = { [Name in "address" | "roles" | "name"]?: Said[Name] | undefined };

const nothing: Typed = { email: "", roleIds: [] };

/** What is typed of a new member. It stays until the member has been added, whatever comes between. */
export function useAddMember({ spaceId }: MembersSubject, onAdded: () => void) {
  const t = useTranslations("console.add");
  const [typed, setTyped] = useState(nothing);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<ConsoleFailure>();
  const [isBusy, setBusy] = useState(false);

  function type(change: Partial<Typed>): void {
    setTyped((now) => ({ ...now, ...change }));
    setProblems((now) => problemsAfter(now, change));
    setFailure(undefined);
  }

  /** Answers what to look at first, when something is the matter with it. */
  async function send(): Promise<"address" | "other" | undefined> {
    if (isBusy) return "other";
    setBusy(true);
    const outcome = await addMember(consoleSend, spaceId, typed);
    setBusy(false);
    setProblems(outcome.kind === "typed" ? outcome : {});
    setFailure(outcome.kind === "failed" ? outcome.failure : undefined);
    if (outcome.kind === "typed") return outcome.address === undefined ? "other" : "address";
    if (outcome.kind === "failed") {
      if (outcome.failure === "refused") rememberRefusal("create", membersListId(spaceId));
      return "other";
    }
    // What was typed meanwhile is of the next one.
    setTyped((now) => (now === typed ? nothing : now));
    toast(t("added", { name: outcome.name }));
    onAdded();
    return undefined;
  }

  return { typed, type, problems, failure, isBusy, send };
}

/** What is too much is said at once; what is missing, when somebody is done. */
function problemsAfter(before: Problems, { email, roleIds }: Partial<Typed>): Problems {
  const isTooMany = roleIds !== undefined && rolesProblem(roleIds) === "tooMany";
  return {
    ...(email === undefined && { address: before.address, name: before.name }),
    roles: roleIds === undefined ? before.roles : isTooMany ? "tooMany" : undefined,
  };
}

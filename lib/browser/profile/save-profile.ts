import { problemKind } from "#lib/content/space-problem.ts";
import { canonicalText } from "#lib/fields/canonical-text.ts";
import type { Send } from "#lib/space/send.ts";
import { type ProfileChange, type ServiceUser, updateProfile } from "#lib/space/service-user.ts";
import { isSpaceError } from "#lib/space/space-error.ts";

const named = ["refused", "unreachable", "ended", "otherMember", "invalid"] as const;

export type ProfileProblem = (typeof named)[number] | "other";

export type ProfileEnd =
  | { is: "saved"; profile: ServiceUser }
  | { is: "problem"; problem: ProfileProblem; message?: string };

export async function saveProfile(send: Send, change: ProfileChange): Promise<ProfileEnd> {
  try {
    return { is: "saved", profile: await updateProfile(send, change) };
  } catch (error) {
    if (!isSpaceError(error)) throw error;
    const message = error.fieldProblems[0]?.message;
    return {
      is: "problem",
      problem: problemKind(error.code, named),
      ...(message !== undefined && { message }),
    };
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Changes of one's profile, one at a time: the last one wins. */
export function inTurn<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  const mine = last.then(change, change);
  last = mine;
  return mine;
}

/** Resolves when all changes are answered. */
export async function whenProfileSaved(): Promise<void> {
  await last.catch(() => undefined);
}

/** `typed`: not saved yet. */
export type NicknameState = { is: "typed" | "saving" | "saved" } | Extract<ProfileEnd, { is: "problem" }>;

export type SaveProfile = (change: ProfileChange, isLeaving?: boolean) => Promise<ProfileEnd>;

interface AutosaveOptions {
  first: string;
  save: SaveProfile;
  onState: (state: NicknameState) => void;
}

export type NicknameAutosave = ReturnType<typeof createNicknameAutosave>;

const stillMs = 800;
const longestWaitMs = 1_000;

/** Saves a nickname after a pause in typing or on leaving, one request at a time, the last text always. */
export function createNicknameAutosave({ first, save, onState }: AutosaveOptions) {
  let typed = first.trim();
  /** The last text that the service accepted or refused; undefined if unknown. */
  let settled: string | undefined = typed;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;

  const isDue = () => typed !== "" && typed !== settled;

  async function send(isLeaving: boolean): Promise<void> {
    const nickname = typed;
    onState({ is: "saving" });
    const end = await save({ nickname }, isLeaving);
    const isAnswered = end.is === "saved" || end.problem === "invalid" || end.problem === "refused";
    settled = isAnswered ? nickname : undefined;
    if (typed === nickname) onState(end.is === "saved" ? { is: "saved" } : end);
  }

  /** Sends unsaved text after the request that is under way. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    while (underWay !== undefined) await underWay;
    if (!isDue()) return;
    underWay = send(false).finally(() => {
      underWay = undefined;
    });
    await underWay;
  }

  return {
    type(text: string): void {
      typed = canonicalText(text).trim();
      onState({ is: "typed" });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), stillMs);
    },
    flush,
    /** The page closes and may not get the answer. */
    leave(): void {
      clearTimeout(timer);
      if (isDue()) void send(true);
    },
    typed: () => typed,
    isDue,
    /** Whether leaving the page loses nothing. */
    async isSafe(): Promise<boolean> {
      await Promise.race([flush(), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
      return !isDue();
    },
  };
}

import type { ProfileChange } from "#lib/space/service-user.ts";
import type { ProfileEnd } from "./save-profile.ts";

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
      typed = text.trim();
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

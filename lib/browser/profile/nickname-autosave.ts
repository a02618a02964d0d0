import type { ProfileChange } from "#lib/space/profile.ts";
import type { ProfileEnd } from "./save-profile.ts";

/** Where a nickname stands; `typed`: it is not saved yet. */
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

/** Saves a nickname when somebody makes a pause or turns away; never two at a time, and always what was typed last. */
export function createNicknameAutosave({ first, save, onState }: AutosaveOptions) {
  let typed = first.trim();
  /** What the service has said yes or no to; undefined where that is in doubt. */
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

  /** Sends what is not saved yet at once, after what is under way. */
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
    /** The page goes away, and nobody may hear the answer. */
    leave(): void {
      clearTimeout(timer);
      if (isDue()) void send(true);
    },
    typed: () => typed,
    isDue,
    /** Whether nothing is lost when the page goes away now. */
    async isSafe(): Promise<boolean> {
      await Promise.race([flush(), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
      return !isDue();
    },
  };
}

import type { UploadProblem, UploadShown } from "./upload-shown.ts";

/** How often what is shown changes while bytes go. */
const whileGoingMs = 250;
/** That no bytes come is to be seen as well. */
const whileStillMs = 3_000;
const firstAgainMs = 15_000;
const longestAgainMs = 60_000;

/** What passes without anybody's doing. */
export const thatPass: readonly (UploadProblem | undefined)[] = ["connection", "unavailable"];

interface ShowParts {
  shownNow: () => readonly UploadShown[];
  onShown: (shown: readonly UploadShown[]) => void;
  /** Whether a lost connection is back by now, only trying says: the device hears of its own network alone. */
  again: () => void;
}

/** Says what there is to show, and has what a lost connection has stopped tried again by itself. */
export function createShow({ shownNow, onShown, again }: ShowParts) {
  let soon: ReturnType<typeof setTimeout> | undefined;
  let still: ReturnType<typeof setTimeout> | undefined;
  let isTrialAhead = false;
  let againMs = firstAgainMs;

  function show(): void {
    clearTimeout(soon);
    clearTimeout(still);
    soon = undefined;
    const shown = shownNow();
    onShown(shown);
    if (shown.some(({ state }) => state === "sending")) still = setTimeout(show, whileStillMs);
    if (shown.some(({ state }) => state === "done")) againMs = firstAgainMs;
    if (shown.some(({ state, problem }) => state === "failed" && thatPass.includes(problem))) tryLater();
  }

  function tryLater(): void {
    if (isTrialAhead) return;
    isTrialAhead = true;
    setTimeout(() => {
      isTrialAhead = false;
      again();
    }, againMs);
    againMs = Math.min(againMs * 2, longestAgainMs);
  }

  return {
    show,
    /** Only how far something is has changed. */
    showSoon: () => {
      soon ??= setTimeout(show, whileGoingMs);
    },
  };
}

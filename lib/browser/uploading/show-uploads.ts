import { temporaryProblems, type Upload } from "./upload.ts";

const progressMs = 250;
/** Without progress uploads are shown again as well: their speed changes. */
const stalledMs = 3_000;
const firstRetryMs = 15_000;
const longestRetryMs = 60_000;

interface ShowParts {
  current: () => readonly Upload[];
  onShow: (uploads: readonly Upload[]) => void;
  /** The browser reports the device's own network alone: only a retry shows that the portal can be reached. */
  retry: () => void;
}

/** Shows uploads at once, or their progress a few times per second, and retries those with temporary problems. */
export function createShow({ current, onShow, retry }: ShowParts) {
  let progressTimer: ReturnType<typeof setTimeout> | undefined;
  let stalledTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;

  function show(): void {
    clearTimeout(progressTimer);
    clearTimeout(stalledTimer);
    progressTimer = undefined;
    const uploads = current();
    onShow(uploads);
    if (uploads.some(({ state }) => state === "sending")) stalledTimer = setTimeout(show, stalledMs);
    if (uploads.some(({ state }) => state === "done")) retryMs = firstRetryMs;
    if (uploads.some(({ state, problem }) => state === "failed" && temporaryProblems.includes(problem)))
      retryLater();
  }

  function retryLater(): void {
    if (retryTimer !== undefined) return;
    retryTimer = setTimeout(() => {
      retryTimer = undefined;
      retry();
    }, retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  }

  return {
    show,
    showProgress: () => {
      progressTimer ??= setTimeout(show, progressMs);
    },
  };
}

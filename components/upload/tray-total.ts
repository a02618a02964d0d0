import { temporaryProblems, type Upload, type UploadState } from "#lib/browser/uploading/upload.ts";

const order: readonly UploadState[] = [
  "sending",
  "creating",
  "failed",
  "paused",
  "waiting",
  "processing",
  "done",
];

/** Active uploads first, then those that need the member; those of one state in their order. */
export function trayOrder(uploads: readonly Upload[]): Upload[] {
  return uploads.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

/** All uploads together; with the time left while something is sent. */
export function totalOf(uploads: readonly Upload[]) {
  const sum = (of: (upload: Upload) => number) => uploads.reduce((before, one) => before + of(one), 0);
  const count = (...states: UploadState[]) => uploads.filter(({ state }) => states.includes(state)).length;
  const size = sum(({ sizeBytes }) => sizeBytes);
  const left = uploads.filter(({ state }) => state === "sending" || state === "waiting");
  const leftBytes = left.reduce((before, { sizeBytes, sentBytes }) => before + sizeBytes - sentBytes, 0);
  const speed = sum(({ bytesPerSecond = 0 }) => bytesPerSecond);
  return {
    part: size === 0 ? 0 : sum(({ sentBytes }) => sentBytes) / size,
    going: count("sending", "waiting", "creating", "processing"),
    failed: count("failed"),
    stopped: uploads.filter(isStopped).length,
    ...(speed > 0 && { secondsLeft: leftBytes / speed }),
  };
}

const stopping: readonly Upload["problem"][] = [...temporaryProblems, "chooseAgain", undefined];
const retryable: readonly Upload["problem"][] = [...temporaryProblems, "refused", "denied", "refusedSize"];

/** Whether it may continue, automatically or by the member; other failures are final. */
function isStopped({ state, problem }: Upload): boolean {
  return state === "paused" || (state === "failed" && stopping.includes(problem));
}

/** Whether the member can resume or retry it. */
export function canContinue({ state, problem }: Upload): boolean {
  return state === "paused" || (state === "failed" && retryable.includes(problem));
}

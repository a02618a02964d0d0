import type { UploadShown, UploadState } from "#lib/browser/uploading/upload-shown.ts";

const order: readonly UploadState[] = [
  "sending",
  "creating",
  "failed",
  "paused",
  "waiting",
  "processing",
  "done",
];

/** What goes stands first, then what needs somebody; files of one state as they came. */
export function trayOrder(uploads: readonly UploadShown[]): UploadShown[] {
  return uploads.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

/** Everything together; the time as long as something is sent. */
export function totalOf(uploads: readonly UploadShown[]) {
  const sum = (of: (upload: UploadShown) => number) => uploads.reduce((before, one) => before + of(one), 0);
  const count = (...states: UploadState[]) => uploads.filter(({ state }) => states.includes(state)).length;
  const size = sum(({ sizeBytes }) => sizeBytes);
  const left = uploads.filter(({ state }) => state === "sending" || state === "waiting");
  const leftBytes = left.reduce((before, { sizeBytes, sentBytes }) => before + sizeBytes - sentBytes, 0);
  const speed = sum(({ bytesPerSecond = 0 }) => bytesPerSecond);
  return {
    part: size === 0 ? 0 : sum(({ sentBytes }) => sentBytes) / size,
    going: count("sending", "waiting", "creating", "processing"),
    failed: count("failed"),
    stopped: uploads.filter(mayWait).length,
    ...(speed > 0 && { secondsLeft: leftBytes / speed }),
  };
}

/** Whether it goes on later, by itself or when the member says so; all else that has failed does not. */
function mayWait({ state, problem }: UploadShown): boolean {
  return state === "paused" || (state === "failed" && (waits.includes(problem) || problem === undefined));
}

const waits: readonly UploadShown["problem"][] = ["connection", "unavailable", "chooseAgain"];

const again: readonly UploadShown["problem"][] = [
  "connection",
  "unavailable",
  "refused",
  "denied",
  "refusedSize",
];

/** Whether it goes on when somebody says so: after a pause, or another time where it had failed. */
export function mayGoOn({ state, problem }: UploadShown): boolean {
  return state === "paused" || (state === "failed" && again.includes(problem));
}

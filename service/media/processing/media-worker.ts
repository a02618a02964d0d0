import type { ServiceContext } from "#service/context.ts";
import { claimJob } from "#service/media/processing/job-queue.ts";
import { workOnJob } from "#service/media/processing/work-on-job.ts";

const idleMilliseconds = 2_000;
const troubleMilliseconds = 5_000;
/** The time to complete a job at a stop; after that another worker does it again. */
const stopMilliseconds = 5_000;

/** Processes files of Media, one at a time per process, while the service runs. */
export function startMediaWorker(context: ServiceContext): { stop(): Promise<void> } {
  let isStopped = false;
  let isWoken = false;
  let endPause = () => {};
  const pause = async (milliseconds: number) => {
    if (isWoken || isStopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      timer.unref();
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };
  const run = async () => {
    while (!isStopped) {
      isWoken = false;
      try {
        // Otherwise a full disk or a wrong key of the bucket would count as a failure of the file.
        const mustWait = context.fileStore?.isReachable() === false || (await context.disk?.isLow());
        const job = mustWait ? undefined : await claimJob(context.db);
        if (job === undefined) await pause(idleMilliseconds);
        else await workOnJob(context, job);
      } catch (error) {
        if (!isStopped) context.log.warn({ err: error }, "the media queue cannot be reached");
        await pause(troubleMilliseconds);
      }
    }
  };
  context.mediaQueue.on("queued", () => {
    isWoken = true;
    endPause();
  });
  const running = run();
  return {
    stop: async () => {
      isStopped = true;
      endPause();
      await Promise.race([running, afterMilliseconds(stopMilliseconds)]);
    },
  };
}

function afterMilliseconds(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}

import { setInterval } from "node:timers/promises";
import type { Browser } from "@playwright/test";

/**
 * Lets service workers run that the debugger holds, once a second until `ended`. Playwright attaches to a worker both through the
 * browser and through its page, has Chromium hold it at its start, and detaches one of the two at once; now and then that leaves
 * it held, and what needs the worker waits for ever (https://github.com/microsoft/playwright/pull/18976). Any session may let it
 * go.
 */
export async function releaseWorkers(browser: Browser, ended: AbortSignal): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  const release = async (targetId: string) => {
    const { sessionId } = await devtools.send("Target.attachToTarget", { targetId });
    const message = JSON.stringify({ id: 1, method: "Runtime.runIfWaitingForDebugger" });
    await devtools.send("Target.sendMessageToTarget", { sessionId, message });
    await devtools.send("Target.detachFromTarget", { sessionId });
  };
  const ticks = setInterval(1_000, undefined, { signal: ended });
  const untilEnded = async () => {
    for await (const _ of ticks) {
      const { targetInfos } = await devtools.send("Target.getTargets");
      const workers = targetInfos.filter(({ type }) => type === "service_worker");
      // A worker may have ended meanwhile.
      await Promise.allSettled(workers.map(({ targetId }) => release(targetId)));
    }
  };
  await untilEnded().catch((error) => {
    if (!ended.aborted) throw error;
  });
  await devtools.detach();
}

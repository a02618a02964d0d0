import { setInterval } from "node:timers/promises";
import type { Browser } from "@playwright/test";

/**
 * Resumes paused service workers once a second until `ended`. Playwright attaches to each worker twice, through the browser and
 * through its page, pauses it at its start, and detaches the second session at once. Chromium then sometimes leaves the worker
 * paused, and pages wait for it forever (https://github.com/microsoft/playwright/pull/18976). Any session can resume it.
 */
export async function releaseWorkers(browser: Browser, ended: AbortSignal): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  const release = async (targetId: string) => {
    const { sessionId } = await devtools.send("Target.attachToTarget", { targetId });
    const message = JSON.stringify({ id: 1, method: "Runtime.runIfWaitingForDebugger" });
    await devtools.send("Target.sendMessageToTarget", { sessionId, message });
    await devtools.send("Target.detachFromTarget", { sessionId });
  };
  const workers = async () => {
    const { targetInfos } = await devtools.send("Target.getTargets");
    return targetInfos.filter(({ type }) => type === "service_worker").map(({ targetId }) => targetId);
  };
  const releaseUnlessGone = async (targetId: string) => {
    try {
      await release(targetId);
    } catch (error) {
      if ((await workers()).includes(targetId)) throw error;
    }
  };
  const ticks = setInterval(1_000, undefined, { signal: ended });
  const untilEnded = async () => {
    for await (const _ of ticks) {
      await Promise.all((await workers()).map(releaseUnlessGone));
    }
  };
  await untilEnded().catch((error) => {
    if (!ended.aborted) throw error;
  });
  await devtools.detach();
}

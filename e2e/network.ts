import type { Page } from "@playwright/test";

/** How many bytes go out of a page in a second. It replaces `setOffline` of the context, and is replaced by it. */
export async function slowUploads(page: Page): Promise<(bytesPerSecond: number) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  return async (uploadThroughput) => {
    const offline = uploadThroughput === withoutNetwork;
    const latency = uploadThroughput < 0 ? 0 : 20;
    await client.send("Network.emulateNetworkConditions", {
      ...{ offline, latency, downloadThroughput: -1, uploadThroughput },
    });
  };
}

export const asFastAsItCan = -1;
export const withoutNetwork = 0;

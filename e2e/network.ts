import type { Page } from "@playwright/test";

/** The way of a page to the portal: so many bytes go out in a second, or as many as can. */
export async function slowUploads(page: Page): Promise<(bytesPerSecond: number) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  return async (uploadThroughput) => {
    const latency = uploadThroughput < 0 ? 0 : 20;
    await client.send("Network.emulateNetworkConditions", {
      ...{ offline: false, downloadThroughput: -1 },
      ...{ latency, uploadThroughput },
    });
  };
}

export const asFastAsItCan = -1;

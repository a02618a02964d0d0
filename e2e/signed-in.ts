import type { Browser } from "@playwright/test";
import { expect, test as portalTest, signIn } from "./portal.ts";
import { readServers } from "./servers/state.ts";

export { expect };

type StorageState = Awaited<ReturnType<Awaited<ReturnType<Browser["newContext"]>>["storageState"]>>;

interface WorkerFixtures {
  /** What a browser has of ada once she is signed in: a worker signs in once. */
  ada: StorageState;
}

/** Every page begins as ada's. */
export const test = portalTest.extend<object, WorkerFixtures>({
  ada: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: readServers().steady.url });
      const page = await context.newPage();
      await signIn(page, "ada@example.com");
      const state = await context.storageState();
      await context.close();
      await use(state);
    },
    { scope: "worker" },
  ],
  storageState: async ({ ada }, use) => use(ada),
});

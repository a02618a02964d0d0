import { expect, newSession, test as portalTest, takeSession } from "./portal.ts";

export { expect };

/** ada's at each portal: the tests of a worker share it, as a sign-in costs as much as a page. */
const sessions = new Map<string, Awaited<ReturnType<typeof newSession>>>();

/** Every page begins as ada's. A test that needs a session of its own signs in by itself (`signInAs`). */
export const test = portalTest.extend({
  context: async ({ context, portal }, use) => {
    await takeSession(context, sessions.get(portal.url) ?? []);
    // The first test has none yet, and the one before may have ended it.
    if (!(await context.request.get(`${portal.url}/api/session`)).ok()) {
      const session = await newSession(portal, "ada@example.com");
      sessions.set(portal.url, session);
      await takeSession(context, session);
    }
    await use(context);
  },
});

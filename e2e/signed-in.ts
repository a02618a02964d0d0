import { expect, newSession, test as portalTest, takeSession } from "./portal.ts";

export { expect };

/** ada's at each portal. A sign-in costs as much as a page, and these tests do not end their session. */
const sessions = new Map<string, ReturnType<typeof newSession>>();

/** Every page begins as ada's. A test that signs out signs in by itself (`signInAs`). */
export const test = portalTest.extend({
  context: async ({ context, portal }, use) => {
    const session = sessions.get(portal.url) ?? newSession(portal, "ada@example.com");
    sessions.set(portal.url, session);
    await takeSession(context, await session);
    await use(context);
  },
});

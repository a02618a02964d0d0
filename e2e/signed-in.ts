import { expect, test as portalTest, signInAs } from "./portal.ts";

export { expect };

/** Every page begins as ada's. */
export const test = portalTest.extend({
  context: async ({ context, portal }, use) => {
    await signInAs(context, portal, "ada@example.com");
    await use(context);
  },
});

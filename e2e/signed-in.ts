import { expect, test as portalTest, signInAs } from "./portal.ts";

export { expect };

interface Fixtures {
  /** Whose the pages are. */
  member: string;
}

/** Every page begins as a member's, ada's where a test says nothing else. */
export const test = portalTest.extend<Fixtures>({
  member: ["ada@example.com", { option: true }],
  context: async ({ context, portal, member }, use) => {
    await signInAs(context, portal, member);
    await use(context);
  },
});

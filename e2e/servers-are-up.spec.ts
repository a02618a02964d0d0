import { expect, test } from "./portal.ts";
import { HttpMember } from "./session/http-member.ts";

for (const pair of ["steady", "expiring"] as const) {
  test.describe(pair, () => {
    test.use({ pair });

    test("the portal and the Space answer, and a member can sign in", async ({ portal }) => {
      expect((await fetch(`${portal.url}/api/health`)).status).toBe(200);
      expect((await fetch(`${portal.spaceUrl}/health`)).status).toBe(200);
      const member = new HttpMember(portal.url);
      await member.signIn("linus@example.com");
      for (const address of ["/", "/contents/article", "/api/session"]) {
        expect((await member.send(address)).status).toBe(200);
      }
      await new Promise((resolve) => setTimeout(resolve, pair === "expiring" ? 2_100 : 0));
      expect((await member.send("/contents/place")).status).toBe(200);
    });
  });
}

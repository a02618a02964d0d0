import { expect, test } from "./portal.ts";

for (const pair of ["steady", "expiring"] as const) {
  test.describe(pair, () => {
    test.use({ pair });

    test("the portal and the Space answer", async ({ portal }) => {
      expect((await fetch(`${portal.url}/api/health`)).status).toBe(200);
      expect((await fetch(`${portal.spaceUrl}/health`)).status).toBe(200);
    });
  });
}

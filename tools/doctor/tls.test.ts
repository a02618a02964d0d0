import { expect, test } from "vitest";
import { freePort } from "../../scripts/run/free-port.ts";
import { tls } from "./checks/tls.ts";
import { groundForTests } from "./ground-for-tests.ts";

test("an address that shows no certificate is named, with the check that says why", async () => {
  const nowhere = `localhost:${await freePort()}`;
  const found = await tls.look(
    groundForTests({
      PORTAL_URL: `https://${nowhere}`,
      ACMA_URL: `https://${nowhere}/acma/v1`,
      SESSION_RECORDS_URL: `rediss://:password@${nowhere}`,
    }),
  );
  expect(found).toEqual([
    { verdict: "unknown", looked: `ACMA_URL https://${nowhere}/acma/v1 showed no certificate: see services` },
    { verdict: "unknown", looked: `PORTAL_URL https://${nowhere} showed no certificate: see portal` },
    {
      verdict: "unknown",
      looked: `SESSION_RECORDS_URL rediss://${nowhere} showed no certificate: see store`,
    },
  ]);
});

test("without an https address nothing is missing", async () => {
  const found = await tls.look(groundForTests({}));
  expect(found.map(({ verdict }) => verdict)).toEqual(["ok"]);
});

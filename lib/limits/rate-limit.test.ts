import { expect, test } from "vitest";

process.env.SESSION_SECRETS = "s".repeat(32);
process.env.PORTAL_SIGN_INS_PER_MINUTE = "300";
const { overLimit } = await import("./rate-limit.ts");

test("a known member gets thirty sign-ins a minute, however many an address may have", async () => {
  for (let i = 0; i < 10; i++) expect(await overLimit("sign_in", undefined, "ada")).toBeUndefined();
  expect(await overLimit("sign_in", undefined, "ada")).toBeGreaterThan(0);
  expect(await overLimit("sign_in", undefined, "linus")).toBeUndefined();
});

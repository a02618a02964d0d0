import { expect, test } from "vitest";
import { space } from "#service/command/run-for-tests.ts";
import { startServerForTests } from "#service/database/server-for-tests.ts";
import { errorSentence } from "#service/error-sentence.ts";

test("a command and the service report an unreachable database with the reason", async () => {
  const environment = { DATABASE_URL: "postgres://space@127.0.0.1:1/space", DATA_DIR: "/missing" };
  const reason = /could not be brought up to date\.\n.*ECONNREFUSED 127\.0\.0\.1:1/;
  expect((await space(environment, "list")).said).toMatch(reason);
  await expect(startServerForTests({ ...environment, MEDIA_STORE: "s3://none" })).rejects.toThrow(reason);
}, 60_000);

test("of several addresses, each has its reason", () => {
  const cause = new AggregateError([
    new Error("connect ECONNREFUSED ::1:1"),
    new Error("connect ECONNREFUSED 127.0.0.1:1"),
  ]);
  expect(errorSentence(new Error("No database.", { cause }))).toBe(
    "No database.\nconnect ECONNREFUSED ::1:1\nconnect ECONNREFUSED 127.0.0.1:1",
  );
});

import { afterAll, expect, test } from "vitest";
import { startStubSpace } from "./browser-for-tests.ts";

const space = await startStubSpace();
const { httpAuthApi } = await import("./auth-api.ts");

afterAll(() => space.close());

const patienceMs = 300;

test("an answer that dribbles on is given up as a whole, its outcome unknown", async () => {
  let timer: NodeJS.Timeout | undefined;
  space.interfere = (_, response) => {
    timer = setInterval(() => response.write(" "), 20);
    return true;
  };
  const issue = await httpAuthApi(Date.now, patienceMs).renew("r");
  clearInterval(timer);
  expect(issue).toEqual({ outcome: "failed", unknown: true, why: "timeout" });
});

test("an answer without end is not read to its end", async () => {
  let timer: NodeJS.Timeout | undefined;
  space.interfere = (_, response) => {
    timer = setInterval(() => response.write("x".repeat(64 * 1024)), 1);
    return true;
  };
  const issue = await httpAuthApi(Date.now).renew("r");
  clearInterval(timer);
  expect(issue).toMatchObject({ outcome: "failed", unknown: true });
});

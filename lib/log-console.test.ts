import { afterEach, expect, test } from "vitest";
import { createLog } from "./log.ts";
import { consoleToLog } from "./log-console.ts";

const { log, info, debug, warn, error, trace } = console;

afterEach(() => {
  Object.assign(console, { log, info, debug, warn, error, trace });
});

/** What the log holds after `print` has printed. */
function linesOf(print: (patched: Console) => void): { text: string; lines: Record<string, unknown>[] } {
  const written: string[] = [];
  consoleToLog(createLog("debug", { write: (line: string) => void written.push(line) }));
  print(console);
  return { text: written.join(""), lines: written.map((line) => JSON.parse(line)) };
}

test("what a library prints is a line of the log, without colours", () => {
  const { lines } = linesOf(({ warn }) => warn("\u001b[33m⚠\u001b[39m", "slow", 3, true));
  expect(lines).toMatchObject([{ level: 40, event: "warning-printed", why: "⚠ slow 3 true" }]);
});

test("an error that is printed takes nothing with it", () => {
  const token = "Zk3vQ8-token-of-a-member-0123456789";
  const carrier = Object.assign(new Error("render failed", { cause: { token } }), {
    request: { headers: { cookie: token } },
    digest: token,
  });
  const { text, lines } = linesOf(({ error, log, trace }) => {
    error(" ⨯", carrier, { token }, [token]);
    log(`GET /callback?exchangeToken=${token}`);
    trace(token);
  });
  expect(lines[0]).toMatchObject({ level: 50, event: "error-printed", err: { message: "render failed" } });
  expect(lines).toHaveLength(3);
  expect(text).not.toContain(token);
});

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sessionEvents } from "#lib/session/session-events.ts";
import { instruments } from "./instruments.ts";

const operating = readFileSync("docs/operating.md", "utf8");
const names = Object.entries(instruments).map(
  ([name, { kind }]) => name.replaceAll(".", "_") + (kind === "counter" ? "_total" : ""),
);

test("every metric has its row for operators", () => {
  for (const name of names) expect(operating).toContain(`\`${name}\``);
});

test("every event has its place in the table of the log", () => {
  const sources = [...globSync("lib/**/*.ts"), "server.ts"].filter((path) => !/test|testing/.test(path));
  const events = sources.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/(?<!\()\bevent: "([a-z-]+)"/g)].map(([, event = ""]) => event),
  );
  expect(events.length).toBeGreaterThan(20);
  const all = new Set([...sessionEvents, ...events]);
  expect([...all].filter((event) => !operating.includes(`\`${event}\``))).toEqual([]);
});

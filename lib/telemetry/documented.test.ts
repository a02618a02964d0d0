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

test.each(["alerts.yaml", "portal.json", "space.json"])(
  "deploy/monitoring/%s names metrics and labels that there are",
  (file) => {
    const text = readFileSync(`deploy/monitoring/${file}`, "utf8").replaceAll('\\"', '"');
    const used = [...text.matchAll(/\b(?:atrium|space)_\w+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count)$/, ""),
    );
    expect(used.length).toBeGreaterThan(5);
    const rows = readFileSync("service/README.md", "utf8").match(/^\| `space_.*$/gm) ?? [];
    const ofService = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, word]) => word));
    expect(used.filter((name) => ![...names, ...ofService].includes(name))).toEqual([]);
    const values = [
      ...Object.values(instruments).flatMap(({ labels }) => Object.values(labels).flat()),
      ...ofService,
    ];
    const asked = [...text.matchAll(/=~?"([^"]+)"/g)].flatMap(([, list]) => list?.split("|") ?? []);
    expect(asked.filter((value) => !values.some((known) => known === value))).toEqual([]);
  },
);

test("every event has its place in the table of the log", () => {
  const sources = [...globSync("lib/**/*.ts"), "server.ts"].filter((path) => !/test|testing/.test(path));
  const events = sources.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/(?<!\()\bevent: "([a-z-]+)"/g)].map(([, event = ""]) => event),
  );
  expect(events.length).toBeGreaterThan(20);
  const all = new Set([...sessionEvents, ...events]);
  expect([...all].filter((event) => !operating.includes(`\`${event}\``))).toEqual([]);
});

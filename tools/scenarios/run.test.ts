import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { machineEnvironment } from "../../scripts/run/machine-environment.ts";
import { adapter } from "./adapters/atrium.ts";
import { that } from "./expect.ts";
import type { Row } from "./row.ts";
import { runRows } from "./run.ts";
import type { Site } from "./site/site.ts";
import { Stage } from "./stage.ts";

test("after a row that fails, the next one has another site to end processes on", async () => {
  const folder = await mkdtemp(join(tmpdir(), "atrium-scenarios-"));
  const machine = { environment: machineEnvironment(), root: process.cwd(), say: () => undefined };
  // Sites without instances: nothing is built.
  const stage = new Stage(adapter, 0, machine, folder);
  onTestFinished(async () => {
    await stage.stop();
    await rm(folder, { recursive: true });
  });
  const sites: Site[] = [];
  const row = (id: string, holds: boolean): Row => ({
    id,
    says: "It holds",
    lane: "processes",
    run: async ({ restartable }) => {
      sites.push(await restartable);
      that(holds, "it doesn't");
    },
  });
  const rows = [row("E1", true), row("E2", false), row("E3", true)];
  const outcomes = await runRows(rows, stage, () => undefined);
  expect(outcomes.map(({ result }) => result)).toEqual(["holds", "fails", "holds"]);
  expect(sites[1]).toBe(sites[0]);
  expect(sites[2]).not.toBe(sites[0]);
  expect(stage.sites).toEqual([sites[0], sites[2]]);
});

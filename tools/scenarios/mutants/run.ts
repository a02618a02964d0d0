import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Adapter, Machine } from "../adapter.ts";
import { runRows } from "../run.ts";
import { Stage } from "../stage.ts";
import { suite } from "../suite.ts";
import type { Mutant } from "./mutant.ts";
import { ScratchTree } from "./scratch-tree.ts";

export interface Verdict {
  mutant: Mutant;
  caught: boolean;
  /** The row that failed and why, or why no row did. */
  how: string;
}

const treesAtOnce = 2;

/** Takes each defence out of a scratch copy, one at a time, and plays the rows that have to notice. */
export async function runMutants(
  mutants: readonly Mutant[],
  adapter: Adapter,
  machine: Machine,
  tell: (verdict: Verdict) => void,
): Promise<Verdict[]> {
  const folder = join(machine.root, ".cache/mutants");
  // A tree with a mutant's build is rebuilt for the next mutant.
  const waiting = [...mutants.filter((one) => !one.build), ...mutants.filter((one) => one.build)];
  const verdicts: Verdict[] = [];
  const worker = async (_: unknown, number: number) => {
    const tree = new ScratchTree(machine.root, join(folder, `tree-${number}`));
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const verdict = { mutant, ...(await judge(mutant, adapter, { ...machine, root: tree.root }, tree)) };
      verdicts.push(verdict);
      tell(verdict);
    }
  };
  await Promise.all(Array.from({ length: Math.min(treesAtOnce, mutants.length) }, worker));
  return verdicts;
}

async function judge(
  mutant: Mutant,
  adapter: Adapter,
  machine: Machine,
  tree: ScratchTree,
): Promise<Omit<Verdict, "mutant">> {
  try {
    const missing = tree.change(mutant.edits);
    if (missing.length > 0) return { caught: false, how: missing.join("; ") };
    if (mutant.build) await build(machine);
    return await play(mutant, adapter, machine);
  } catch (error) {
    return { caught: false, how: error instanceof Error ? error.message : String(error) };
  } finally {
    tree.restore();
  }
}

async function play(mutant: Mutant, adapter: Adapter, machine: Machine): Promise<Omit<Verdict, "mutant">> {
  const stage = new Stage(adapter, mutant.instances ?? 1, machine, join(machine.root, ".cache/scenarios"));
  try {
    // One that does not start at all has not been caught by a row.
    await stage.site;
    const rows = suite.filter(({ id }) => mutant.rows.includes(id));
    const outcomes = await runRows(rows, stage, () => undefined);
    const blind = mutant.rows.filter(
      (id) => !outcomes.some((one) => one.id === id && one.result === "fails"),
    );
    if (blind.length > 0) return { caught: false, how: `${blind.join(", ")} did not notice` };
    return {
      caught: true,
      how: outcomes.map(({ id, because }) => `${id}: ${because?.slice(0, 90)}`).join("\n"),
    };
  } finally {
    await stage.stop();
  }
}

/** Not by `spawnSync`: the stub Space of another mutant lives in this process. */
async function build({ root, environment }: Machine): Promise<void> {
  const child = spawn(process.execPath, ["scripts/build.ts"], { cwd: root, env: environment });
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => pieces.push(piece));
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`The mutant could not be built: ${Buffer.concat(pieces)}`);
}

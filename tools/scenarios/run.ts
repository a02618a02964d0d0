import type { Outcome } from "./document.ts";
import { NotApplicable } from "./expect.ts";
import type { Row } from "./row.ts";
import type { Stage } from "./stage.ts";

/** As many rows at a time as two cores can carry. */
const atOnce = 6;
/** Each starts a site or a browser: alone they would take longer than all others together. */
const ownAtOnce = 2;
/** Ends what hangs: on a slow machine a row that starts sites takes most of a minute. */
const patienceMs = 180_000;

/** Plays every row once, and tells each outcome as it is known. */
export async function runRows(
  rows: readonly Row[],
  stage: Stage,
  tell: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const play = async (row: Row) => {
    const outcome = await runRow(row, stage);
    outcomes.push(outcome);
    tell(outcome);
  };
  const inLane = (lane: Row["lane"]) => rows.filter((row) => row.lane === lane);
  const inTurn = async (left: Row[]) => {
    for (let row = left.shift(); row !== undefined; row = left.shift()) await play(row);
  };
  const together = inLane(undefined).sort((a, b) => Number(b.slow ?? false) - Number(a.slow ?? false));
  const own = inLane("own");
  await Promise.all([
    inTurn(inLane("clock")),
    inTurn(inLane("processes")),
    ...Array.from({ length: ownAtOnce }, () => inTurn(own)),
    ...Array.from({ length: atOnce }, () => inTurn(together)),
  ]);
  await inTurn(inLane("alone"));
  await inTurn(inLane("last"));
  return rows.flatMap(({ id }) => outcomes.filter((outcome) => outcome.id === id));
}

async function runRow(row: Row, stage: Stage): Promise<Outcome> {
  const { id, says } = row;
  const begin = performance.now();
  const done = (result: Outcome["result"], because?: string): Outcome => ({
    id,
    says,
    instances: stage.instances,
    result,
    ...(because !== undefined && { because }),
    ms: Math.round(performance.now() - begin),
  });
  const lacking = stage.adapter.lacks[id];
  if (lacking !== undefined) return done("not applicable", lacking);
  if (row.needsSeveral !== undefined && stage.instances < 2) return done("not applicable", row.needsSeveral);
  try {
    await withinPatience(row.run(stage));
    return done("holds");
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    if (error instanceof NotApplicable) return done("not applicable", because);
    if (row.lane === "processes") stage.forgetRestartable();
    return done("fails", because);
  }
}

async function withinPatience(run: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done in ${patienceMs / 1000} s`)), patienceMs);
  });
  try {
    await Promise.race([run, late]);
  } finally {
    clearTimeout(timer);
  }
}

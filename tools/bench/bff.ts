import { PlainError, sayError } from "../../scripts/run/plain-error.ts";
import { compare } from "./bff/compare.ts";
import { halfLoad } from "./bff/half-load.ts";
import { soak } from "./bff/soak.ts";
import { storm } from "./bff/storm.ts";
import { compareWorkers } from "./bff/workers.ts";
import { prepareWrk } from "./bff/wrk.ts";

const modes: Record<string, () => Promise<void>> = {
  "--compare": compare,
  "--half-load": halfLoad,
  "--storm": storm,
  "--soak": soak,
  "--workers": compareWorkers,
};

try {
  const [mode = "--compare"] = process.argv.slice(2);
  const run = modes[mode];
  if (run === undefined) throw new PlainError(`There is no ${mode}, but ${Object.keys(modes).join(" ")}`);
  prepareWrk();
  await run();
  process.exit(0);
} catch (error) {
  sayError(error);
  process.exit(1);
}

import { PlainError, sayError } from "../scripts/run/plain-error.ts";
import { compare } from "./bff/compare.ts";
import { prepareWrk } from "./bff/wrk.ts";

const modes: Record<string, () => Promise<void>> = { "": compare };

try {
  const [mode = ""] = process.argv.slice(2);
  const run = modes[mode];
  if (run === undefined) throw new PlainError(`There is no ${mode}: ${Object.keys(modes).join(" ")}`);
  prepareWrk();
  await run();
  process.exit(0);
} catch (error) {
  sayError(error);
  process.exit(1);
}

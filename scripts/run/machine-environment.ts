import { resolve } from "node:path";

/** What every program needs of the machine, without the developer's own settings. All share their compiled modules. */
export function machineEnvironment() {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE = resolve(".cache/compiled") } = process.env;
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, NODE_ENV: "production" } as const;
}

/** What every program needs of the machine, and of the developer's own settings nothing; compiled modules are shared. */
export function machineEnvironment() {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, NODE_ENV: "production" } as const;
}

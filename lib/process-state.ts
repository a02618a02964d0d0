/**
 * State that a process has once. Next.js gives route handlers, pages and middleware a module instance each,
 * and they share nothing but `globalThis`.
 */
export function processState<State>(name: string, create: () => State): State {
  const key = Symbol.for(`atrium.${name}`);
  const existing: State | undefined = Reflect.get(globalThis, key);
  if (existing !== undefined) return existing;
  const state = create();
  Reflect.set(globalThis, key, state);
  return state;
}

const key = Symbol.for("atrium.process-state");
const kept: unknown = Reflect.get(globalThis, key);
const states: object = typeof kept === "object" && kept !== null ? kept : {};
Reflect.set(globalThis, key, states);

/**
 * State per process. Next.js gives route handlers, pages and middleware separate module instances that only
 * share `globalThis`.
 */
export function processState<State>(name: string, create: () => State): State {
  const existing: State | undefined = Reflect.get(states, name);
  if (existing !== undefined) return existing;
  const state = create();
  Reflect.set(states, name, state);
  return state;
}

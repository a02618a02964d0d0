import type { Setting } from "../finding.ts";
import type { EndpointCall, Presences } from "./endpoint-call.ts";
import { usualLayouts } from "./usual-layouts.ts";

/** The first usual layout that is there, as the Space file says it. */
export async function layoutOf(
  { name, service, method: usual }: EndpointCall,
  presences: Presences,
): Promise<Setting | undefined> {
  for (const { method, path } of usualLayouts[name] ?? []) {
    const { presence } = await presences.of({ service, method, path });
    if (presence !== "present") continue;
    return { path: ["endpoints", name], value: method === usual ? path : `${method} ${path}` };
  }
  return undefined;
}

import { endpointProblems } from "../../../lib/space-file/problems/contradictions.ts";
import type { Setting } from "../finding.ts";
import type { EndpointCall, Presences } from "./endpoint-call.ts";
import { usualLayouts } from "./usual-layouts.ts";

/** The first usual layout that is there, as the Space file says it, and whether a Space file can say it. */
export async function layoutOf(
  { name, service, method: usual }: EndpointCall,
  presences: Presences,
): Promise<(Setting & { isUsable: boolean }) | undefined> {
  for (const { method, path } of usualLayouts[name] ?? []) {
    const { presence } = await presences.of({ service, method, path });
    if (presence !== "present") continue;
    const value = method === usual ? path : `${method} ${path}`;
    const [problem] = endpointProblems({ [name]: value });
    return { name, value, isUsable: problem === undefined };
  }
  return undefined;
}

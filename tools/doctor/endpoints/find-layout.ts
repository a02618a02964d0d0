import type { Operation } from "../../../lib/space/operation.ts";
import { endpointProblems } from "../../../lib/space-file/problems/contradictions.ts";
import { usualLayouts } from "../../contract/shapes/usual-layouts.ts";
import type { Setting } from "../finding.ts";
import type { EndpointCall, Presences } from "./endpoint-call.ts";

/** The first usual layout that is there, as the Space file says it, and whether a Space file can say it. */
export async function layoutOf(
  { name, service, method: usual }: EndpointCall,
  presences: Presences,
): Promise<(Setting & { isUsable: boolean }) | undefined> {
  const layouts: NodeJS.Dict<readonly Operation[]> = usualLayouts;
  for (const { method, path } of layouts[name] ?? []) {
    const { presence } = await presences.of({ service, method, path });
    if (presence !== "present") continue;
    const value = method === usual ? path : `${method} ${path}`;
    const [problem] = endpointProblems({ [name]: value });
    return { name, value, isUsable: problem === undefined };
  }
  return undefined;
}

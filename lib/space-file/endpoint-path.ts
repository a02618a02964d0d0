import { type AnyEndpointName, allEndpoints } from "#lib/space/all-endpoints.ts";
import { currentSpaceFile } from "./current.ts";

/** The path of an endpoint at this Space: the operator's own where the Space file gives one. */
export function endpointPath(name: AnyEndpointName): string {
  return currentSpaceFile().endpoints[name] ?? allEndpoints[name].path;
}

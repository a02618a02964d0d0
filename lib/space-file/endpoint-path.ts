import { type EndpointName, endpoints } from "#lib/space/endpoints.ts";
import { currentSpaceFile } from "./current.ts";

/** The path of an endpoint at this Space: the operator's own where the Space file gives one. */
export function endpointPath(name: EndpointName): string {
  return currentSpaceFile().endpoints[name] ?? endpoints[name].path;
}

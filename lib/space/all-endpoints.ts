import { type ConsoleEndpointName, consoleEndpoints } from "./console-endpoints.ts";
import { type EndpointName, endpoints } from "./endpoints.ts";

export type AnyEndpointName = EndpointName | ConsoleEndpointName;

/** Both tables, for whoever asks by name alone: the paths that an operator may replace. */
export const allEndpoints = { ...endpoints, ...consoleEndpoints };

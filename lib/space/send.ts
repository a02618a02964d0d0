import type { EndpointName } from "./endpoints.ts";

export const advancedSearchHeader = "x-service-advanced-search";

/**
 * A call to a Space without the credential: users of a `Send` never see a token. `Name` separates members'
 * endpoints from platform users'.
 */
export interface Call<Name extends string = EndpointName> {
  endpoint: Name;
  /** For placeholders other than `{spaceId}`. */
  parameters?: Record<string, string>;
  query?: string;
  body?: unknown;
  /** Sent as `X-Service-Version`. */
  version?: number;
  /** Requests advanced search by `X-Service-Advanced-Search`; the answer's header tells whether it was used. */
  advancedSearch?: boolean;
  signal?: AbortSignal;
  /** The page is closing: send without waiting for the answer. */
  keepalive?: boolean;
}

/** What is read of an answer; `fetch` gives more. */
export interface SpaceAnswer extends Pick<Response, "ok" | "status" | "json" | "text"> {
  headers: { get: (name: string) => string | null | undefined };
}

/** Returns any answer of the service; rejects with `SpaceError` if it can't be reached. */
export type Send<Name extends string = EndpointName> = (call: Call<Name>) => Promise<SpaceAnswer>;

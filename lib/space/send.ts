import type { EndpointName } from "./endpoints.ts";

export const advancedSearchHeader = "x-service-advanced-search";

/**
 * One call to a Space, without the credential: whoever is handed a `Send` never sees a token. `Name` says of which
 * endpoint table: a member's calls and a platform user's are not to be taken for each other.
 */
export interface Call<Name extends string = EndpointName> {
  endpoint: Name;
  /** Values for the placeholders other than `{spaceId}`, which the sender knows. */
  parameters?: Record<string, string>;
  /** Without the question mark. */
  query?: string;
  body?: unknown;
  /** The `sys.version` that a change was made from, sent as `X-Service-Version`. */
  version?: number;
  /** Asks for advanced search, by `X-Service-Advanced-Search`; the answer's header says whether it was so. */
  advancedSearch?: boolean;
  signal?: AbortSignal;
  /** The page is being left: the call goes out all the same, and nobody waits for its answer. */
  keepalive?: boolean;
}

/** Answers whatever the service answered; rejects with a `SpaceError` when it could not be reached. */
export type Send<Name extends string = EndpointName> = (call: Call<Name>) => Promise<Response>;

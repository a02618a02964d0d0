import createClient, { type ClientOptions } from "openapi-fetch";
import type { paths } from "./interface.ts";

export type SpaceClient = ReturnType<typeof spaceClient>;

/**
 * A client of a Space by `docs/openapi.json`: paths, parameters, bodies and answers are typed.
 * `spaceClient({ baseUrl, headers: { authorization: "Bearer …" } }).GET("/acma/v1/me")` gives `{ data, error, response }`.
 */
export function spaceClient(options: ClientOptions) {
  return createClient<paths>({
    ...options,
    // Conditions of lists: `title[prefix]=Sea`.
    querySerializer: { object: { style: "form", explode: true } },
  });
}

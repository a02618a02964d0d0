import { type SpaceClient, spaceClient } from "../client/space-client.ts";
import { endpointAt } from "./endpoints.ts";
import { expectDone } from "./expect.ts";
import type { Space } from "./space.ts";

/** The published client as the first member, for requests that are right. It finds each operation where this Space has it. */
export function memberClient(space: Space): SpaceClient {
  return spaceClient({
    baseUrl: "http://space.invalid",
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const { name, path } = endpointAt(request.method, pathname);
      const body = await request.text();
      const json = body === "" ? undefined : JSON.parse(body);
      const answer = await space.asMember(name, { path, query: search.slice(1), json });
      expectDone(answer);
      const { status, headers, text } = answer;
      return new Response(status === 204 ? null : text, { status, headers });
    },
  });
}

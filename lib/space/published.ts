import type { EndpointName } from "./endpoints.ts";
import type { Send } from "./send.ts";

const publishedRows = new Map<EndpointName, EndpointName>([
  ["listContentsOfType", "listPublishedOfType"],
  ["listContents", "listPublished"],
  ["readContent", "readPublished"],
]);

/**
 * Sends reads of Content to ACDA, which delivers what is published under the same paths (decisions.md, "ACMA and
 * ACDA"); it takes the same accessToken (`seed.md`, "Authentication"). Any other call is a defect: ACDA has no other.
 */
export function fromPublished(send: Send): Send {
  return async (call) => {
    const endpoint = publishedRows.get(call.endpoint);
    if (endpoint === undefined) throw new Error(`ACDA has nothing like ${call.endpoint}`);
    return await send({ ...call, endpoint });
  };
}

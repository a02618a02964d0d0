import type { EndpointName } from "./endpoints.ts";
import type { Send } from "./send.ts";

const publishedRows = new Map<EndpointName, EndpointName>([
  ["listContentsOfType", "listPublishedOfType"],
  ["listContents", "listPublished"],
  ["readContent", "readPublished"],
]);

/**
 * Sends reads to ACDA, which has the same paths for published Content (decisions.md, "ACMA and ACDA") and
 * takes the same accessToken (`seed.md`, "Authentication"). Other calls are a defect.
 */
export function fromPublished(send: Send): Send {
  return async (call) => {
    const endpoint = publishedRows.get(call.endpoint);
    if (endpoint === undefined) throw new Error(`ACDA has nothing like ${call.endpoint}`);
    return await send({ ...call, endpoint });
  };
}

import { paths } from "#lib/paths.ts";
import { endpoints, fillPath } from "#lib/space/endpoints.ts";
import type { Send } from "#lib/space/send.ts";
import { pageIdentity } from "../page-identity.ts";
import { sendBy } from "./send-by.ts";

export const browserSend: Send = sendBy(({ endpoint, parameters }) => {
  const { service, method, path } = endpoints[endpoint];
  const { spaceId, memberId } = pageIdentity();
  return {
    method,
    address: paths.api[service] + fillPath(path, { ...parameters, spaceId }),
    // A tus server refuses a DELETE without its version.
    identity: { "x-member": memberId, ...(service === "upload" && { "tus-resumable": "1.0.0" }) },
  };
});

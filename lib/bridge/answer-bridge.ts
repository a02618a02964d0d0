import { environment } from "#lib/environment.ts";
import { toResponse } from "#lib/gateway/answer.ts";
import { failure } from "#lib/gateway/failure.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { bridgeMounts } from "./portal-bridge.ts";

/** A request to the callback, to the bridge or to what goes with it, for a route handler of Next.js. */
export async function answerBridge(request: Request): Promise<Response> {
  const mounts = bridgeMounts(currentSpaceFile(), environment().portalUrl);
  const handlers = mounts[new URL(request.url).pathname];
  if (handlers === undefined) return toResponse(failure("NotFound"));
  const handle = handlers[request.method];
  if (handle !== undefined) return await handle(request);
  return toResponse(failure("MethodNotAllowed", { allow: Object.keys(handlers).join(", ") }));
}

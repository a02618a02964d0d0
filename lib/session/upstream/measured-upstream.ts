import { environment } from "#lib/environment.ts";
import { isMeasuring, meter, statusClass, tracer } from "#lib/telemetry/sink.ts";
import type { UpstreamRequest } from "./upstream.ts";
import type { UpstreamResponse } from "./upstream-exchange.ts";

type Service = "auth" | "acma" | "acda" | "cma" | "upload";

const failures = ["unreachable", "timeout", "aborted"] as const;
const requestIdShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Sends a request and measures the time to its head. The interface has no `traceparent`; the service's
 * request id is recorded if it is a UUID.
 */
export function measuredUpstream(
  call: UpstreamRequest,
  send: (call: UpstreamRequest) => Promise<UpstreamResponse>,
): Promise<UpstreamResponse> {
  return isMeasuring() ? measured(call, send) : send(call);
}

async function measured(
  call: UpstreamRequest,
  send: (call: UpstreamRequest) => Promise<UpstreamResponse>,
): Promise<UpstreamResponse> {
  const service = serviceOf(call.url);
  const since = performance.now();
  const measure = (status: Parameters<typeof statusOf>[0]): void =>
    meter().measure("atrium.upstream.ms", performance.now() - since, { service, status: statusOf(status) });
  return await tracer().within("upstream", { "atrium.service": service }, async (span) => {
    try {
      const response = await send(call);
      measure(response.status);
      span.set({ "http.response.status_code": response.status, ...theirRequestId(response) });
      return response;
    } catch (error) {
      const failure = failures.find((kind) => error instanceof Error && Reflect.get(error, "kind") === kind);
      measure(failure ?? "unreachable");
      throw error;
    }
  });
}

function statusOf(status: number | (typeof failures)[number]) {
  return typeof status === "number" ? statusClass(status) : status;
}

/** By the longest matching base URL: services may share an origin. */
function serviceOf(url: string): Service {
  const { services } = environment();
  const names = ["auth", "acma", "acda", "cma", "upload"] as const;
  return names.find((name) => url.startsWith(`${services[name]}/`)) ?? "acma";
}

function theirRequestId({ headers }: UpstreamResponse): Record<string, string> {
  const id = headers["x-request-id"];
  return typeof id === "string" && requestIdShape.test(id) ? { "atrium.space.request_id": id } : {};
}

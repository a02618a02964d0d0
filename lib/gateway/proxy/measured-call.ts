import type { Answer } from "#lib/gateway/http/answer.ts";
import { addressOf, type Call } from "#lib/gateway/http/call.ts";
import { methods } from "#lib/gateway/http/route.ts";
import type { AnyEndpointName } from "#lib/space/console-endpoints.ts";
import { isMeasuring, meter, statusClass, tracer } from "#lib/telemetry/sink.ts";
import type { MatchEndpoint } from "./match.ts";

/** Answers a call with `pass` and measures the time to its head, by endpoint. */
export function measuredCall<Service extends string>(
  call: Call,
  service: Service,
  pass: (call: Call, service: Service) => Promise<Answer>,
  matcher: MatchEndpoint<AnyEndpointName>,
): Promise<Answer> {
  return isMeasuring() ? measured(call, service, pass, matcher) : pass(call, service);
}

async function measured<Service extends string>(
  call: Call,
  service: Service,
  pass: (call: Call, service: Service) => Promise<Answer>,
  matcher: MatchEndpoint<AnyEndpointName>,
): Promise<Answer> {
  const since = performance.now();
  const match = matcher(service, call.method, addressOf(call).path.slice(`/api/${service}`.length));
  const route = match.state === "row" ? match.endpoint : "none";
  const attributes = {
    "http.request.method": methods.find((method) => method === call.method) ?? "_OTHER",
    "http.route": match.state === "row" ? match.row : "none",
  };
  return await tracer().within("proxy", attributes, async (span) => {
    const answer = await pass(call, service);
    meter().measure("atrium.request.ms", performance.now() - since, {
      route,
      status: statusClass(answer.status),
    });
    span.set({ "http.response.status_code": answer.status });
    if (answer.status >= 500) span.fail(String(answer.status));
    return answer;
  });
}

import { addressProblem } from "../address-problem.ts";
import type { Check } from "../check.ts";
import { type EndpointCall, endpointCalls, Presences } from "../endpoints/endpoint-call.ts";
import { layoutOf } from "../endpoints/find-layout.ts";
import { readWithToken } from "../endpoints/read-with-token.ts";
import { type Finding, fault, ok, remark, type Setting, unknown, warning } from "../finding.ts";
import { type Ground, type ServiceName, serviceNames, variableOf } from "../ground.ts";
import { serviceFinding } from "./services.ts";

/**
 * Each operation is where the portal calls it. It is called without a token, which the Space must refuse; with
 * MEMBER_TOKEN or CMA_TOKEN, what only reads is called with it too.
 */
export const endpoints: Check = {
  name: "endpoints",
  async look(ground) {
    const found = await Promise.all(serviceNames.map((service) => ofService(service, ground)));
    return found.flat();
  },
};

async function ofService(service: ServiceName, ground: Ground): Promise<Finding[]> {
  const calls = endpointCalls(ground).filter((call) => call.service === service);
  if (calls.length === 0) return [];
  const { verdict } = await serviceFinding(ground, service);
  const isOther = verdict === "fault" || addressProblem(ground, service) !== undefined;
  if (isOther) return [unknown(`the operations of ${variableOf(service)} were not called: see services`)];
  const presences = new Presences(ground);
  const results = await Promise.all(calls.map((call) => looked(call, ground, presences)));
  return summarized(service, results);
}

type Result = Finding | "present" | "unclear";

async function looked(call: EndpointCall, ground: Ground, presences: Presences): Promise<Result> {
  const { presence, status } = await presences.of(call);
  if (presence === "absent") return await absent(call, status, { ground, presences });
  return (await readWithToken(call, ground)) ?? presence;
}

interface Surroundings {
  ground: Ground;
  presences: Presences;
}

async function absent(
  call: EndpointCall,
  status: number,
  { ground, presences }: Surroundings,
): Promise<Finding> {
  const { name, service, method, path, isShown } = call;
  const what = `${method} ${variableOf(service)}${path} answers ${status}`;
  if (isShown) {
    const mend = `The interface shows this path: see services and space, whether ${variableOf(service)} and SPACE_ID are right.`;
    return fault(what, mend);
  }
  if (name === "askResumable") {
    return remark(
      `${what}: uploads can't be resumed`,
      "Nothing has to be done: files are sent in one request.",
    );
  }
  const layout = ground.probes ? await layoutOf(call, presences) : undefined;
  const mend = layout === undefined ? unknownLayout(call, ground) : knownLayout(layout);
  const setting = layout?.isUsable ? { name, value: layout.value } : undefined;
  const effect = effectOf(call);
  return {
    ...(effect === undefined ? fault(what, mend) : warning(`${what}; ${effect}`, mend)),
    ...(setting !== undefined && { setting }),
  };
}

/** What members can do without, in words; undefined for everything else. */
function effectOf({ name, service }: EndpointCall): string | undefined {
  if (name === "listPublished")
    return "with more than four types the reader's first page has no newest items";
  if (name === "listContentTypes") return "npm run space:pull calls it";
  return service === "cma" ? "the pages at /spaces call it" : undefined;
}

function knownLayout({ name, value, isUsable }: Setting & { isUsable: boolean }): string {
  const quoted = JSON.stringify(value);
  if (name === "listContentTypes")
    return `Give it to npm run space:pull once: -- --content-types '${value}'.`;
  return isUsable
    ? `Set endpoints.${name} in the Space file to ${quoted}.`
    : `The Space has ${quoted}, which this version of the portal can't call.`;
}

function unknownLayout({ name, service }: EndpointCall, { probes }: Ground): string {
  const wanted = `Set endpoints.${name} in the Space file to the path that the Space has`;
  return probes
    ? `${wanted}: none of the usual ones is there.`
    : `${wanted} (--probe looks for it), or ${variableOf(service)} to another address.`;
}

function summarized(service: ServiceName, results: readonly Result[]): Finding[] {
  const findings = results.filter((result) => typeof result === "object");
  const present = results.filter((result) => result === "present").length;
  const unclear = results.filter((result) => result === "unclear").length;
  const variable = variableOf(service);
  return [
    ...(present > 0
      ? [ok(`${variable}: ${present} of ${results.length} operations are where the portal calls them`)]
      : []),
    ...findings,
    ...(unclear > 0
      ? [
          unknown(
            `${variable}: ${unclear} operations can't be told from addresses that it doesn't have: see services`,
          ),
        ]
      : []),
  ];
}

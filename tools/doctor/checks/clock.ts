import { addressProblem } from "../address-problem.ts";
import { ask, isSilence } from "../ask.ts";
import type { Check } from "../check.ts";
import { type Finding, fault, ok, unknown, warning } from "../finding.ts";
import { type Ground, type ServiceName, serviceNames, variableOf } from "../ground.ts";
import { marksOf } from "../marks.ts";
import { shown } from "../shown-address.ts";

/** A `Date` is cut to the second, and an answer takes its time on the way. */
const sameMs = 5_000;
/** As far as differences do no harm (docs/deploy.md). */
const mostMs = 60_000;

/** This machine's clock beside the services', by the `Date` of their answers. */
export const clock: Check = {
  name: "clock",
  look: (ground) => Promise.all(serviceNames.map((service) => compared(ground, service))),
};

async function compared(ground: Ground, service: ServiceName): Promise<Finding> {
  const url = ground.environment.services[service];
  const what = `${variableOf(service)} ${shown(url)}`;
  if (addressProblem(ground, service) !== undefined) return unknown(`${what} was not asked: see addresses`);
  const { path, ...question } = marksOf(ground)[service];
  const answer = await ask(url + path, question);
  if (isSilence(answer)) return unknown(`${what} did not answer: see services`);
  const ahead = answer.clockAheadMs;
  if (ahead === undefined) return unknown(`${what} does not say what time it is`);
  if (Math.abs(ahead) <= sameMs) return ok(`${what} has the time of this machine`);
  const seconds = Math.round(Math.abs(ahead) / 1000);
  const looked = `${what} is ${seconds} s ${ahead > 0 ? "ahead of" : "behind"} this machine`;
  const mend = `Set the clock of this machine by NTP; where it is, tell the operator of ${variableOf(service)}.`;
  return Math.abs(ahead) > mostMs ? fault(looked, mend) : warning(looked, mend);
}

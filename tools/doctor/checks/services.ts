import { addressProblem } from "../address-problem.ts";
import { type Answer, ask, isSilence, type Silence, silenceWords, told } from "../ask.ts";
import type { Check } from "../check.ts";
import { type Finding, fault, ok, unknown } from "../finding.ts";
import { type Ground, type ServiceName, serviceNames, variableOf } from "../ground.ts";
import { isThere, marksOf, refusesEverything, servicesAt } from "../marks.ts";
import { shown } from "../shown-address.ts";

/** Each address is reached, and is the address of the service that it is meant for. */
export const services: Check = {
  name: "services",
  look: (ground) => Promise.all(serviceNames.map((service) => serviceFinding(ground, service))),
};

const known = new WeakMap<Ground, Map<ServiceName, Promise<Finding>>>();

/** Whether an address is that of its service; asked once. */
export function serviceFinding(ground: Ground, service: ServiceName): Promise<Finding> {
  const ofGround = known.get(ground) ?? new Map<ServiceName, Promise<Finding>>();
  known.set(ground, ofGround);
  const finding = ofGround.get(service) ?? looked(ground, service);
  ofGround.set(service, finding);
  return finding;
}

async function looked(ground: Ground, service: ServiceName): Promise<Finding> {
  const url = ground.environment.services[service];
  const what = `${variableOf(service)} ${shown(url)}`;
  if (addressProblem(ground, service) !== undefined) return unknown(`${what} was not asked: see addresses`);
  const { path, ...question } = marksOf(ground)[service];
  const answer = await ask(url + path, question);
  if (isSilence(answer)) return silent(ground, what, answer, variableOf(service));
  if (answer.status >= 500) {
    return fault(told(url + path, question, answer), "The service is not well: ask its operator.");
  }
  return await recognized(ground, service, { what, answer, asked: told(url + path, question, answer) });
}

function silent({ environment }: Ground, what: string, silence: Silence, variable: string): Finding {
  if (/CERT|ALTNAME|ISSUER|SIGNATURE|SIGNED/.test(silence.code))
    return unknown(`${what} was not asked: see tls`);
  const mend = environment.embeddedSpace
    ? "Start the portal and its embedded Space: npm start."
    : `Look whether the service runs and a firewall lets this machine through; else ${variable} is another address.`;
  return fault(`${what} ${silenceWords(silence)}`, mend);
}

interface Reached {
  what: string;
  answer: Answer;
  asked: string;
}

async function recognized(
  ground: Ground,
  service: ServiceName,
  { what, answer, asked }: Reached,
): Promise<Finding> {
  const url = ground.environment.services[service];
  const name = nameOf[service];
  if (isThere(answer) && (await refusesEverything(url))) {
    return unknown(`${what} answers, and refuses every address: which service it is shows only to a member`);
  }
  const there = await servicesAt(url, ground);
  const other = otherService(service, there);
  const mend = `Set ${variableOf(service)} to the address of ${name}, as the operator of the Space gives it.`;
  if (other !== undefined) return fault(`${what} is ${nameOf[other]}, not ${name}`, mend);
  if (there.includes(service)) return ok(`${what} answers as ${name} does`);
  // The interface doesn't show their paths.
  if (service === "acda" || service === "upload") return unknown(`${asked}: see endpoints`);
  return fault(`${asked}: no ${name} is there`, mend);
}

/** CMA has a `/me` too, and ACMA the lists of ACDA: what only one of two services has tells which it is. */
function otherService(meant: ServiceName, there: readonly ServiceName[]): ServiceName | undefined {
  const found = there.includes("cma") ? "cma" : there.includes("acma") ? "acma" : undefined;
  if (found !== undefined) return found === meant ? undefined : found;
  return there.includes(meant) ? undefined : there[0];
}

const nameOf: Readonly<Record<ServiceName, string>> = {
  auth: "the Auth API",
  acma: "ACMA",
  acda: "ACDA",
  cma: "CMA",
  upload: "the upload service",
};

import { type Ground, type ServiceName, serviceNames, variableOf } from "./ground.ts";
import { isLoopback, shown } from "./shown-address.ts";

export interface AddressProblem {
  looked: string;
  mend: string;
}

/** What is wrong with an address itself, without a request. */
export function addressProblem({ environment }: Ground, service: ServiceName): AddressProblem | undefined {
  const url = environment.services[service];
  const variable = variableOf(service);
  const looked = `${variable} is ${shown(url)}`;
  if (url.startsWith("http:") && !isLoopback(url)) {
    const looksAt = `${looked}: tokens would travel where anybody can read them`;
    return { looked: looksAt, mend: `Set ${variable} to the https address of the service.` };
  }
  const twin = serviceNames.find(
    (other) => other !== service && environment.services[other].toLowerCase() === url.toLowerCase(),
  );
  if (twin !== undefined) {
    return {
      looked: `${looked}, and so is ${variableOf(twin)}`,
      mend: `Give each service its own address: the operator of the Space says which.`,
    };
  }
  // Shown by the seed for these two; the others may be without.
  if ((service === "auth" || service === "cma") && !new URL(url).pathname.endsWith("/v1")) {
    return {
      looked: `${looked}, without the /v1 at its end`,
      mend: `Set ${variable} to ${shown(url)}/v1.`,
    };
  }
  return undefined;
}

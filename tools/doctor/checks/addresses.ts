import { addressProblem } from "../address-problem.ts";
import type { Check } from "../check.ts";
import { fault, ok } from "../finding.ts";
import { serviceNames, variableOf } from "../ground.ts";
import { shown } from "../shown-address.ts";

/** The five addresses by themselves: https outside this machine, `/v1` where the interface shows it, five different ones. */
export const addresses: Check = {
  name: "addresses",
  look(ground) {
    return serviceNames.map((service) => {
      const problem = addressProblem(ground, service);
      if (problem !== undefined) return fault(problem.looked, problem.mend);
      return ok(`${variableOf(service)} is ${shown(ground.environment.services[service])}`);
    });
  },
};

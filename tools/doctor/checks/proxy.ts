import type { Check } from "../check.ts";
import { fault, ok, warning } from "../finding.ts";

/** Documentation addresses and a large resolver's: no proxy has all of them. */
const anybody = ["198.51.100.7", "203.0.113.7", "8.8.8.8"];

/** Whom the portal believes about a client's address. */
export const proxy: Check = {
  name: "proxy",
  look({ environment }) {
    const { trustedProxies } = environment.limits;
    const isBehindProxy = environment.secure;
    if (trustedProxies === undefined) {
      return isBehindProxy
        ? [
            fault(
              "TRUST_PROXY is not set, and TLS ends at a proxy: there is no rate limit by address",
              "Set TRUST_PROXY to how many proxies stand in a row (1), or to their addresses.",
            ),
          ]
        : [ok("no proxy is believed, and none is needed on this machine")];
    }
    if ("at" in trustedProxies && anybody.every((address) => trustedProxies.at.check(address))) {
      return [
        fault(
          "TRUST_PROXY names every address: anybody may say where they come from",
          "Name the addresses of your proxies alone.",
        ),
      ];
    }
    if (!isBehindProxy) {
      return [
        warning(
          "TRUST_PROXY is set, and PORTAL_URL is of this machine: without a proxy, anybody may say where they come from",
          "Leave TRUST_PROXY out where no proxy stands in front.",
        ),
      ];
    }
    const whom = "hops" in trustedProxies ? `${trustedProxies.hops} in a row` : "those that it names";
    return [ok(`TRUST_PROXY: ${whom}`)];
  },
};

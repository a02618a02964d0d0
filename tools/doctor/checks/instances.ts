import type { Check } from "../check.ts";
import { fault, ok } from "../finding.ts";

/** Several instances share their records (docs/decisions/0015). */
export const instances: Check = {
  name: "instances",
  look({ environment, instances: many }) {
    if (environment.sessionRecordsUrl !== undefined)
      return [ok(`${many === 1 ? "instances" : many} share their session records`)];
    if (many === 1) {
      return [
        ok(
          "one instance (--instances says more), with records in memory; an accessToken of more than about 4,500 characters needs SESSION_RECORDS_URL",
        ),
      ];
    }
    return [
      fault(
        `${many} instances, and SESSION_RECORDS_URL is not set: two would renew one pair, and sign its member out`,
        "Set SESSION_RECORDS_URL to one Valkey or Redis for all of them, or run one instance.",
      ),
    ];
  },
};

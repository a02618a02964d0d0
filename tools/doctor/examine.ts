import type { Check } from "./check.ts";
import { addresses } from "./checks/addresses.ts";
import { callbackUrl } from "./checks/callback-url.ts";
import { clock } from "./checks/clock.ts";
import { cma } from "./checks/cma.ts";
import { endpoints } from "./checks/endpoints.ts";
import { instances } from "./checks/instances.ts";
import { portal } from "./checks/portal.ts";
import { providers } from "./checks/providers.ts";
import { proxy } from "./checks/proxy.ts";
import { secrets } from "./checks/secrets.ts";
import { services } from "./checks/services.ts";
import { space } from "./checks/space.ts";
import { spaceFile } from "./checks/space-file.ts";
import { store } from "./checks/store.ts";
import { tls } from "./checks/tls.ts";
import { uploads } from "./checks/uploads.ts";
import { type Diagnosis, diagnosesOf } from "./diagnoses-of.ts";
import { fault, ok } from "./finding.ts";
import { type GroundOptions, groundOf, type Variables } from "./ground.ts";

/** In the order in which to fix problems: earlier ones often cause later ones. */
const checks: readonly Check[] = [
  spaceFile,
  addresses,
  tls,
  services,
  clock,
  space,
  providers,
  callbackUrl,
  cma,
  endpoints,
  uploads,
  secrets,
  portal,
  store,
  instances,
  proxy,
];

/** Runs all checks at once. An invalid environment stops it, as no portal would start with it. */
export async function examine(variables: Variables, options: GroundOptions): Promise<Diagnosis[]> {
  const ground = groundOf(variables, options);
  if ("problems" in ground) {
    return ground.problems.map((line) => ({
      check: "environment",
      ...fault(line, "Set it in the environment or .env; docs/configure.md says what each variable is."),
    }));
  }
  const found = await Promise.all(checks.map((check) => diagnosesOf(check, ground)));
  return [{ check: "environment", ...ok("every variable is as it can be") }, ...found.flat()];
}

import { paths } from "../../../lib/paths.ts";
import { readServiceLogin } from "../../../lib/space-file/pull/cma-space.ts";
import { addressProblem } from "../address-problem.ts";
import type { Check } from "../check.ts";
import { type Finding, fault, ok, unknown } from "../finding.ts";
import type { Ground } from "../ground.ts";
import { callbackOfRefusedSignIn } from "../refused-sign-in.ts";

/** Sign-ins come back to this portal. */
export const callbackUrl: Check = {
  name: "callback-url",
  async look(ground) {
    const mine = ground.environment.portalUrl + paths.callback();
    const theirs = (await callbackOfRefusedSignIn(ground)) ?? (await callbackInCma(ground));
    if (theirs === undefined) {
      const mend = `Look that it is ${mine}${ground.cmaToken === undefined ? "; with CMA_TOKEN set, CMA is asked" : ""}.`;
      return [unknown("the ServiceLogin's callbackUrl shows in no answer of the Auth API or CMA", mend)];
    }
    if (theirs.href === mine) return [ok(`sign-ins come back to ${mine}`)];
    if (theirs.href === ground.environment.portalUrl + paths.bridge()) return [atBridge(ground, theirs.href)];
    return [
      fault(
        `sign-ins come back to ${theirs.href}, and this portal waits at ${mine}`,
        `Set the ServiceLogin's callbackUrl to ${mine}, or PORTAL_URL to the address that members see.`,
      ),
    ];
  },
};

function atBridge({ spaceFile }: Ground, bridge: string): Finding {
  if (spaceFile.file?.bridge !== undefined) return ok(`sign-ins come back to ${bridge}: native apps alone`);
  return fault(
    `sign-ins come back to ${bridge}, and the Space file has no bridge`,
    "Put bridge into the Space file, as docs/native-apps.md says, or set the ServiceLogin's callbackUrl to the portal's own.",
  );
}

async function callbackInCma(ground: Ground): Promise<URL | undefined> {
  const { cmaToken: token, environment } = ground;
  if (token === undefined || addressProblem(ground, "cma") !== undefined) return undefined;
  const { services, spaceId } = environment;
  const login = await readServiceLogin({ url: services.cma, spaceId, token });
  return login?.callbackUrl === undefined ? undefined : new URL(login.callbackUrl);
}

import * as z from "zod";
import { paths } from "../../../lib/paths.ts";
import { askCma, PullError } from "../../../lib/space-file/pull/ask-cma.ts";
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

const serviceLoginSchema = z.looseObject({ callbackUrl: z.url() });

async function callbackInCma(ground: Ground): Promise<URL | undefined> {
  const { cmaToken: token, environment } = ground;
  if (token === undefined || addressProblem(ground, "cma") !== undefined) return undefined;
  const { services, spaceId } = environment;
  const path = `/spaces/${encodeURIComponent(spaceId)}/service-login`;
  try {
    const { callbackUrl: url } = await askCma(
      { url: services.cma, spaceId, token },
      path,
      serviceLoginSchema,
    );
    return new URL(url);
  } catch (error) {
    // No Space has to have this record at this address: then it is not known.
    if (error instanceof PullError) return undefined;
    throw error;
  }
}

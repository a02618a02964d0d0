import { authPaths, fillPath } from "../../../lib/space/endpoints.ts";
import { addressProblem } from "../address-problem.ts";
import { ask, isSilence } from "../ask.ts";
import type { Check } from "../check.ts";
import { fault, ok, unknown } from "../finding.ts";
import type { Ground } from "../ground.ts";
import { enterLogin } from "../login-entry.ts";

/** The Space is there: the Auth API begins a sign-in for it, or at least knows it well enough to miss a provider. */
export const space: Check = {
  name: "space",
  async look(ground) {
    const { spaceId } = ground.environment;
    const ids = ground.spaceFile.file?.providers.map(({ id }) => id) ?? [];
    const entries = await Promise.all(ids.map((id) => enterLogin(ground, id)));
    const kinds = new Set(entries.map(({ kind }) => kind));
    if (kinds.has("open") || kinds.has("no-way") || kinds.has("unknown-provider")) {
      return [ok(`the Auth API knows the Space "${spaceId}"`)];
    }
    if (kinds.has("not-found")) {
      return [
        fault(
          `the Auth API knows no Space "${spaceId}"`,
          "Set SPACE_ID to the sys.id of the Space; if it is, none of the Space file's providers is the Space's.",
        ),
      ];
    }
    if (await differsFromNoSpace(ground)) return [ok(`the Auth API knows the Space "${spaceId}"`)];
    return [unknown(`whether there is a Space "${spaceId}": see services and space-file`)];
  },
};

/** Another answer than an unknown Space gets, to an exchangeToken that is none. */
async function differsFromNoSpace(ground: Ground): Promise<boolean> {
  const { services, spaceId } = ground.environment;
  if (addressProblem(ground, "auth") !== undefined) return false;
  const [own, other] = await Promise.all(
    [spaceId, "no-space-has-this-id"].map((id) =>
      ask(services.auth + fillPath(authPaths.token, { spaceId: id }), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ exchangeToken: "none" }),
      }),
    ),
  );
  if (own === undefined || other === undefined || isSilence(own) || isSilence(other)) return false;
  return [400, 401, 403, 422].includes(own.status) && other.status === 404;
}

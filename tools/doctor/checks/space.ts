import type { Check } from "../check.ts";
import { fault, ok, unknown } from "../finding.ts";
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
    return [unknown(`whether there is a Space "${spaceId}": see services and space-file`)];
  },
};

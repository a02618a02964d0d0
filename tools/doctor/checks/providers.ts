import type { Check } from "../check.ts";
import { type Finding, fault, ok, unknown } from "../finding.ts";
import { enterLogin, type LoginEntry } from "../login-entry.ts";

/** Each way to sign in that the Space file offers is one that the Space has, and leads to a provider. */
export const providers: Check = {
  name: "providers",
  look(ground) {
    const { file, place } = ground.spaceFile;
    const all = file?.providers ?? [];
    return Promise.all(
      all.map(async ({ id }, index) =>
        judged(id, place(["providers", index, "id"]), await enterLogin(ground, id)),
      ),
    );
  },
};

function judged(id: string, place: string, entry: LoginEntry): Finding {
  switch (entry.kind) {
    case "open":
      return ok(`"${id}" leads to ${entry.leadsTo.origin}`);
    case "no-way":
      return fault(
        `${place}: the Space cannot reach its provider "${id}"`,
        "Look at the provider's issuer and client in the Space, and whether the provider is up.",
      );
    case "unknown-provider":
      return fault(
        `${place}: the Space has no provider "${id}"`,
        "Write the id that the ServiceLogin has for it, or take it out of the Space file.",
      );
    case "other":
      return fault(
        `${place}: signing in with "${id}" begins with ${entry.status} in place of a way to the provider`,
        "Look at the provider's settings in the ServiceLogin.",
      );
    case "not-found":
      return unknown(`"${id}" was not asked for: see space`);
    case "silent":
      return unknown(`"${id}" was not asked for: see services`);
  }
}

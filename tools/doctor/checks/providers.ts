import { placeholderProvider } from "../../../lib/space-file/pull/merge-space.ts";
import type { Check } from "../check.ts";
import { type Finding, fault, ok, unknown } from "../finding.ts";
import type { Ground } from "../ground.ts";
import { enterLogin, type LoginEntry } from "../login-entry.ts";

/** Each way to sign in that the Space file offers is one that the Space has, and leads to a provider. */
export const providers: Check = {
  name: "providers",
  look(ground) {
    const { file, place } = ground.spaceFile;
    const all = file?.providers ?? [];
    return Promise.all(
      all.map(async ({ id }, index) => {
        const at = place(["providers", index, "id"]);
        return id === placeholderProvider
          ? placeholder(at, ground)
          : judged(id, at, await enterLogin(ground, id));
      }),
    );
  },
};

const usualIds = ["google", "apple", "microsoft", "github", "facebook", "kakao", "naver", "line"];

/** `npm run space:pull` writes it where it can't read the ServiceLogin. */
async function placeholder(place: string, ground: Ground): Promise<Finding> {
  const looked = `${place}: "${placeholderProvider}" stands for a provider, and is none`;
  const entries = ground.probes
    ? await Promise.all(usualIds.map(async (id) => ({ id, ...(await enterLogin(ground, id)) })))
    : [];
  const open = entries.filter(({ kind }) => kind === "open").map(({ id }) => `"${id}"`);
  const found = open.length > 0 ? `; the Space has ${open.join(", ")}` : "";
  return fault(looked, `Write the id that the ServiceLogin has for a provider, with its label${found}.`);
}

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

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { PullError } from "../../../lib/space-file/pull/ask-cma.ts";
import { pullSpaceFile } from "../../../lib/space-file/pull/pull.ts";
import { addressProblem } from "../address-problem.ts";
import type { Check } from "../check.ts";
import { type Finding, fault, ok, unknown, warning } from "../finding.ts";
import type { Ground } from "../ground.ts";

const pull = "Run npm run space:pull: it writes what the Space has, and keeps what you wrote.";

/** The Space file says of types, fields and locales what the Space says, as far as CMA tells it. */
export const cma: Check = {
  name: "space-file-and-cma",
  async look(ground) {
    const { cmaToken: token, spaceFile, environment } = ground;
    if (token === undefined) {
      return [unknown("CMA was not asked", "Set CMA_TOKEN for this command: a token of a platform user.")];
    }
    if (addressProblem(ground, "cma") !== undefined) return [unknown("CMA was not asked: see addresses")];
    if (spaceFile.file === undefined) return [unknown("CMA was not asked: see space-file")];
    const { services, spaceId } = environment;
    try {
      const { changes, notes } = await pullSpaceFile({
        cma: { url: services.cma, spaceId, token },
        before: readFileSync(spaceFile.path, "utf8"),
        fileName: basename(spaceFile.path),
        prune: false,
      });
      const findings = [...changes.map(ofChange), ...notes.map((note) => ofNote(note, ground))];
      return findings.length > 0 ? findings : [ok(`${spaceFile.path} has all types and fields of the Space`)];
    } catch (error) {
      if (!(error instanceof PullError)) throw error;
      return [fault(error.message.split("\n")[0] ?? "", mendOf(ground))];
    }
  },
};

/** A type more is read by members and not written, as it may be meant (docs/space-file.md); anything else misleads them. */
function ofChange(change: string): Finding {
  if (/^\+ [^.\s]+: a new type/.test(change)) {
    return warning(`${change}; members read its items and do not write them`, pull);
  }
  return fault(`the Space says otherwise: ${change}`, pull);
}

function ofNote(note: string, { spaceFile }: Ground): Finding {
  const gone = /^([^.\s]+): the Space has no such type/.exec(note)?.[1];
  if (gone === undefined) return warning(note, "Nothing has to be done: the portal goes on without it.");
  const index = spaceFile.file?.contentTypes.findIndex(({ id }) => id === gone) ?? -1;
  const place = index < 0 ? spaceFile.path : spaceFile.place(["contentTypes", index, "id"]);
  return fault(
    `${place}: the Space has no Content Type "${gone}"`,
    "Take it out, by hand or by npm run space:pull -- --prune; or SPACE_ID is another.",
  );
}

function mendOf({ environment }: Ground): string {
  return environment.embeddedSpace
    ? "Make a token: npm run space -- cma-token grace@example.com."
    : "Set CMA_TOKEN to a living token of a platform user who is a member of the Space.";
}

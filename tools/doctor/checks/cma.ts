import { basename } from "node:path";
import { PullError } from "../../../lib/space-file/pull/ask-cma.ts";
import { pullSpaceFile } from "../../../lib/space-file/pull/pull.ts";
import { placedNotes } from "../../../lib/space-file/pull/pull-notes.ts";
import { addressProblem } from "../address-problem.ts";
import type { Check } from "../check.ts";
import { type Finding, fault, ok, remark, unknown, warning } from "../finding.ts";
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
      const cma = { url: services.cma, spaceId, token };
      const before = spaceFile.text ?? "";
      const fileName = basename(spaceFile.path);
      const { changes, notes } = await pullSpaceFile({ cma, before, fileName, prune: false });
      // By the lines of the file as it is.
      const lines = placedNotes(notes, before, fileName);
      const findings = [
        ...changes.map(ofChange),
        ...notes.map(({ isLostType }, index) => ofNote(lines[index] ?? "", isLostType === true)),
      ];
      return findings.length > 0 ? findings : [ok(`${spaceFile.path} has all types and fields of the Space`)];
    } catch (error) {
      if (!(error instanceof PullError)) throw error;
      return [fault(error.message.split("\n")[0] ?? "", mendOf(ground))];
    }
  },
};

/** A type more is read by members and not written, as it may be meant (docs/space-file.md); anything else misleads them. */
function ofChange(change: string): Finding {
  if (/^\+ .+: a new type with/.test(change)) {
    return warning(`${change}; members read its items and do not write them`, pull);
  }
  return fault(`the Space says otherwise: ${change}`, pull);
}

function ofNote(line: string, isLostType: boolean): Finding {
  if (!isLostType) return remark(line, "Nothing has to be done: the portal goes on without it.");
  return fault(line, "Take it out, by hand or by npm run space:pull -- --prune; or SPACE_ID is another.");
}

function mendOf({ environment }: Ground): string {
  return environment.embeddedSpace
    ? "Make a token: npm run space -- cma-token grace@example.com."
    : "Set CMA_TOKEN to a living token of a platform user who is a member of the Space.";
}

import { endpoints, fillPath } from "../../../lib/space/endpoints.ts";
import { addressProblem } from "../address-problem.ts";
import { ask, isSilence } from "../ask.ts";
import type { Check } from "../check.ts";
import { fault, ok, unknown } from "../finding.ts";
import type { Ground } from "../ground.ts";

const embeddedBytes = 200 * 1024 * 1024;
const million = 1_000_000;

/** What the Space file lets members choose, the upload service takes. */
export const uploads: Check = {
  name: "uploads",
  async look(ground) {
    const { file, place } = ground.spaceFile;
    if (file === undefined) return [unknown("upload limits were not compared: see space-file")];
    const kinds = file.media?.kinds;
    if (kinds === undefined) return [ok("the Space file bounds no upload: whatever the service takes")];
    const most = await mostBytes(ground);
    if (most === undefined) {
      return [
        unknown(
          "the upload service tells its limit to members alone",
          "Look that media.kinds lets through no more than it takes.",
        ),
      ];
    }
    const over = kinds.flatMap(({ kind, maxMegabytes }, index) =>
      maxMegabytes === undefined || maxMegabytes * million <= most
        ? []
        : [
            fault(
              `${place(["media", "kinds", index, "maxMegabytes"])}: ${kind} may have ${maxMegabytes} MB, and the service takes ${megabytes(most)} MB`,
              `Write at most ${megabytes(most)}, or let the service take more.`,
            ),
          ],
    );
    return over.length > 0
      ? over
      : [ok(`the service takes ${megabytes(most)} MB, and no kind may be larger`)];
  },
};

function megabytes(bytes: number): number {
  return Math.floor(bytes / million);
}

/** What tus says when it is asked; of the embedded Space, what it was started with. */
async function mostBytes(ground: Ground): Promise<number | undefined> {
  const { environment, variables, spaceFile } = ground;
  if (environment.embeddedSpace) return Number(variables.UPLOAD_MAX_BYTES || embeddedBytes);
  if (addressProblem(ground, "upload") !== undefined) return undefined;
  const path = spaceFile.file?.endpoints.askResumable ?? endpoints.askResumable.path;
  const url = environment.services.upload + fillPath(path, { spaceId: environment.spaceId });
  const answer = await ask(url, { method: "OPTIONS" });
  const said = isSilence(answer) ? null : answer.headers.get("tus-max-size");
  return said === null ? undefined : Number(said);
}

import { endpoints, fillPath } from "../../../lib/space/endpoints.ts";
import { addressProblem } from "../address-problem.ts";
import { ask, isSilence } from "../ask.ts";
import type { Check } from "../check.ts";
import { type Finding, fault, ok, unknown } from "../finding.ts";
import type { Ground } from "../ground.ts";

const embeddedBytes = 200 * 1024 * 1024;
const million = 1_000_000;

/** The service has its files, and takes what the Space file lets members choose. */
export const uploads: Check = {
  name: "uploads",
  look: async (ground) => [...(await filesFault(ground)), ...(await limits(ground))],
};

/** The health of our own Space service says whether it can use its bucket. */
async function filesFault(ground: Ground): Promise<Finding[]> {
  if (addressProblem(ground, "upload") !== undefined) return [];
  const answer = await ask(new URL("/health", ground.environment.services.upload).href);
  if (isSilence(answer) || !/"files": ?"unreachable"/.test(answer.text)) return [];
  return [
    fault(
      "the Space service cannot use the bucket of its files: members can't upload or see them",
      "See `the files cannot be reached` in its log, and correct MEDIA_STORE, AWS_ENDPOINT_URL, AWS_REGION or its keys.",
    ),
  ];
}

async function limits(ground: Ground): Promise<Finding[]> {
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
  return over.length > 0 ? over : [ok(`the service takes ${megabytes(most)} MB, and no kind may be larger`)];
}

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

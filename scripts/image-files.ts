import { isFresh } from "./build/build-if-stale.ts";
import { copyImageFiles } from "./image/image-files.ts";
import { PlainError, sayError } from "./run/plain-error.ts";

// Called by deploy/Dockerfile: node scripts/image-files.ts <folder>
try {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new PlainError("Into which folder? node scripts/image-files.ts FOLDER");
  if (!(await isFresh(".")))
    throw new PlainError("There is no build of these sources: run `npm run build` first.");
  for (const program of ["portal", "space"] as const) await copyImageFiles(program, `${folder}/${program}`);
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}

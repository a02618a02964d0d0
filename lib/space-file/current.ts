import { environment } from "#lib/environment.ts";
import { readSpaceFile } from "./read.ts";
import type { SpaceFile } from "./schema.ts";

/** The Space file that `SPACE_FILE` names. Throws `SpaceFileError`. */
export function currentSpaceFile(): SpaceFile {
  return readSpaceFile(environment().spaceFile);
}

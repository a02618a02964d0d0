import { basename } from "node:path";
import { readJsonText } from "../../lib/space-file/json-text.ts";
import { lookAtSpaceFile, type SpaceFileLook } from "../../lib/space-file/parse.ts";
import { readText } from "../../lib/space-file/read-text.ts";

export interface ReadFile extends SpaceFileLook {
  path: string;
  /** Undefined where it can't be read. */
  text: string | undefined;
  /** "space.json:12:5 providers.0.id", of a part of the file. */
  place(path: readonly (string | number)[]): string;
}

/** A Space file, its mistakes, and where its parts stand. */
export function readSpaceText(path: string): ReadFile {
  const name = basename(path);
  const read = readText(path);
  if ("problem" in read) {
    return { path, text: undefined, errors: [read.problem], warnings: [], place: () => name };
  }
  const { text } = read;
  const json = readJsonText(text);
  const place = (part: readonly (string | number)[]) =>
    "mistakes" in json ? name : `${name}:${json.placeOf(part)} ${part.join(".")}`;
  return { path, text, place, ...lookAtSpaceFile(text, name) };
}

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { readJsonText } from "../../lib/space-file/json-text.ts";
import { lookAtSpaceFile, type SpaceFileLook } from "../../lib/space-file/parse.ts";

export interface ReadFile extends SpaceFileLook {
  path: string;
  /** Undefined where there is no file to read. */
  text: string | undefined;
  /** "space.json:12:5 providers.0.id", of a part of the file. */
  place(path: readonly (string | number)[]): string;
}

/** A Space file, its mistakes, and where its parts stand. */
export function readSpaceText(path: string): ReadFile {
  const name = basename(path);
  const text = textAt(path);
  if (text === undefined) {
    const errors = [`${path}: there is no file to read`];
    return { path, text, errors, warnings: [], place: () => name };
  }
  const json = readJsonText(text);
  const place = (part: readonly (string | number)[]) =>
    "mistakes" in json ? name : `${name}:${json.placeOf(part)} ${part.join(".")}`;
  return { path, text, place, ...lookAtSpaceFile(text, name) };
}

function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

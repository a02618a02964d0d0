import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseSpaceFile, SpaceFileError } from "./parse.ts";
import type { ContentType, SpaceFile } from "./schema.ts";

let opened: { path: string; file: SpaceFile } | undefined;

/** The Space file at `path`, read once a process. Throws `SpaceFileError`. */
export function readSpaceFile(path: string): SpaceFile {
  if (opened?.path !== path) opened = { path, file: parseSpaceFile(readText(path), basename(path)) };
  return opened.file;
}

export function findContentType(file: SpaceFile, contentTypeId: string): ContentType | undefined {
  return file.contentTypes.find((type) => type.id === contentTypeId);
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new SpaceFileError([`${path}: there is no file to read`]);
  }
}

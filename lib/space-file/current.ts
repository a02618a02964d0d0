import { basename } from "node:path";
import { environment } from "#lib/environment.ts";
import { type AnyEndpointName, allEndpoints } from "#lib/space/console-endpoints.ts";
import { type Operation, readOperation } from "#lib/space/operation.ts";
import { configurationDigest } from "./configuration-digest.ts";
import { mapOrigins } from "./map-schema.ts";
import { parseSpaceFile, SpaceFileError } from "./parse.ts";
import { readText } from "./read-text.ts";
import type { ContentType, SpaceFile } from "./schema.ts";
import { positionsAs } from "./space-positions.ts";
import { queryBy } from "./space-query.ts";

let opened: { path: string; text: string; file: SpaceFile } | undefined;

/** The Space file at `path`, read once a process. Throws `SpaceFileError`. */
export function readSpaceFile(path: string): SpaceFile {
  return openSpaceFile(path).file;
}

function openSpaceFile(path: string): NonNullable<typeof opened> {
  if (opened?.path === path) return opened;
  const read = readText(path);
  if ("problem" in read) throw new SpaceFileError([read.problem]);
  const { text } = read;
  opened = { path, text, file: parseSpaceFile(text, basename(path)) };
  return opened;
}

/** Of the settings that this process runs with. Throws `SpaceFileError`. */
export function currentConfigurationDigest(): string {
  return configurationDigest(environment(), openSpaceFile(environment().spaceFile).text);
}

/** The Space file that `SPACE_FILE` names. Throws `SpaceFileError`. */
export function currentSpaceFile(): SpaceFile {
  return readSpaceFile(environment().spaceFile);
}

export function findContentType(contentTypeId: string): ContentType | undefined {
  return currentSpaceFile().contentTypes.find((type) => type.id === contentTypeId);
}

/** Method and path of an operation at this Space: the operator's own if the Space file has them. */
export function operationOf(name: AnyEndpointName): Operation {
  const { method, path } = allEndpoints[name];
  const own = currentSpaceFile().endpoints[name];
  return own === undefined ? { method, path } : { method, ...readOperation(own) };
}

/** A query of the portal as this Space reads it. */
export function spaceQuery(query: string): string {
  return queryBy(query, currentSpaceFile().conventions);
}

/** The body of a write of Content as this Space reads it. */
export function spacePositions(
  contentTypeId: string,
  body: Record<string, unknown>,
): Record<string, unknown> {
  const type = findContentType(contentTypeId);
  return type === undefined ? body : positionsAs(currentSpaceFile().conventions.location, type, body);
}

/** The only origins that pages load pictures from, also those of the Content-Security-Policy. */
export function currentMediaOrigins(): readonly string[] {
  return [...new Set([...environment().mediaOrigins, ...(currentSpaceFile().media?.origins ?? [])])];
}

/** The origins that maps load from, also those of the Content-Security-Policy. */
export function currentMapOrigins(): readonly string[] {
  return mapOrigins(currentSpaceFile().map);
}

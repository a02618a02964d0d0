import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { environment } from "#lib/environment.ts";
import { type AnyEndpointName, allEndpoints } from "#lib/space/console-endpoints.ts";
import { configurationDigest } from "./configuration-digest.ts";
import { mapOrigins } from "./map-schema.ts";
import { parseSpaceFile, SpaceFileError } from "./parse.ts";
import type { ContentType, SpaceFile } from "./schema.ts";

let opened: { path: string; text: string; file: SpaceFile } | undefined;

/** The Space file at `path`, read once a process. Throws `SpaceFileError`. */
export function readSpaceFile(path: string): SpaceFile {
  return openSpaceFile(path).file;
}

function openSpaceFile(path: string): NonNullable<typeof opened> {
  if (opened?.path === path) return opened;
  const text = readText(path);
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

/** The type of a URL segment, which is percent-encoded. */
export function typeOf(segment: string): ContentType | undefined {
  return findContentType(idOf(segment));
}

/** A URL segment decoded. One with an invalid encoding stays as it is: no type has such a name. */
export function idOf(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return segment;
    throw error;
  }
}

/** The path of an endpoint at this Space: the operator's own if the Space file has one. */
export function endpointPath(name: AnyEndpointName): string {
  return currentSpaceFile().endpoints[name] ?? allEndpoints[name].path;
}

/** The only origins that pages load pictures from, also those of the Content-Security-Policy. */
export function currentMediaOrigins(): readonly string[] {
  return environment().mediaOrigins;
}

/** The origins that maps load from, also those of the Content-Security-Policy. */
export function currentMapOrigins(): readonly string[] {
  return mapOrigins(currentSpaceFile().map);
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new SpaceFileError([`${path}: there is no file to read`]);
  }
}

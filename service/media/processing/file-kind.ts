import { buffer } from "node:stream/consumers";
import { fileTypeFromBuffer } from "file-type";
import { canonicalType, typeOfName } from "#service/media/file-kinds.ts";
import { textKind } from "#service/media/processing/text-kind.ts";
import type { FileStorage } from "#service/media/storage/file-storage.ts";

/** Every kind is recognizable from its beginning; reading no more keeps the work small for any file. */
const beginningBytes = 256 * 1024;

interface Declared {
  fileName: string;
  contentType: string;
}

export type KindOfFile = { contentType: string } | { problem: string };

/** The actual kind of a file by its bytes, or a message if they contradict its name and type. */
export async function kindOfFile(
  files: FileStorage,
  key: string,
  sizeBytes: number,
  declared: Declared,
): Promise<KindOfFile> {
  const lastByte = Math.min(beginningBytes, sizeBytes) - 1;
  const beginning = await buffer(await files.read(key, { firstByte: 0, lastByte }));
  return judgeKind((await kindOfBytes(beginning)) ?? tiffOf(beginning, declared), declared);
}

async function kindOfBytes(beginning: Buffer): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(beginning).catch(() => undefined);
  // Some declare a parameter: `audio/ogg; codecs=opus`.
  const mime: string | undefined = found?.mime.split(";")[0];
  if (mime !== undefined && mime !== "application/xml") return canonicalType(mime);
  return textKind(beginning);
}

/** A TIFF may say at its end, which isn't read, what it is. Other kinds begin the same way, so it has to be declared as one. */
function tiffOf(beginning: Buffer, { fileName, contentType }: Declared): string | undefined {
  const isTiff = ["49492a00", "4d4d002a"].includes(beginning.toString("hex", 0, 4));
  const isCalledTiff = [typeOfName(fileName), canonicalType(contentType)].includes("image/tiff");
  return isTiff && isCalledTiff ? "image/tiff" : undefined;
}

const noStatement = "application/octet-stream";

/** `found` is undefined for bytes without a known signature. */
function judgeKind(found: string | undefined, { fileName, contentType }: Declared): KindOfFile {
  const named = typeOfName(fileName);
  const declared = canonicalType(contentType);
  const contradicted = [declared, ...(named === undefined ? [] : [named])].find(
    (said) => said !== noStatement && !fits(found, said),
  );
  if (contradicted !== undefined) {
    const real = found === undefined ? "of another kind" : found;
    return { problem: `The file is ${real}, but its name or type says ${contradicted}.` };
  }
  if (declared !== noStatement) return { contentType: declared };
  return { contentType: named ?? found ?? noStatement };
}

/** Kinds that share a container, which the bytes don't always tell apart. */
const containers: readonly (readonly string[])[] = [
  ["video/mp4", "audio/mp4", "video/quicktime"],
  ["video/webm", "audio/webm", "video/matroska"],
  ["video/ogg", "audio/ogg"],
];
const zipped = /^application\/(zip|epub\+zip|java-archive|vnd\.|x-hwp|octet-stream)/;
const compound = /^application\/(msword|vnd\.|x-hwp|haansoft|x-cfb)/;
const recognisable = /^(image|video|audio|font)\/|^application\/(pdf|zip|gzip|rtf|x-(7z|rar|tar|bzip2|xz))/;

function fits(found: string | undefined, said: string): boolean {
  if (found === said) return true;
  if (found === undefined) return !recognisable.test(said) && !isTextual(said);
  if (found === "application/zip") return zipped.test(said);
  if (found === "application/x-cfb") return compound.test(said);
  if (found === "application/xml") return said === "image/svg+xml" || isTextual(said);
  if (found === "image/svg+xml" || found === "text/html") return isTextual(said);
  if (found === "text/plain") return isTextual(said) || !(recognisable.test(said) || isBinaryDocument(said));
  return containers.some((kinds) => kinds.includes(found) && kinds.includes(said));
}

function isTextual(contentType: string): boolean {
  return (
    contentType.startsWith("text/") ||
    /^application\/(.*\+)?(json|xml|yaml|javascript|ecmascript|toml|sql|graphql|x-(yaml|sh|ndjson|javascript))$/.test(
      contentType,
    )
  );
}

function isBinaryDocument(contentType: string): boolean {
  return zipped.test(contentType) || compound.test(contentType);
}

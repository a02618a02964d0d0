import type { ByteRange } from "#service/media/storage/file-storage.ts";

/**
 * The single range of a `Range` header (RFC 9110, 14.2): undefined for the whole file, if the header isn't in bytes or
 * has several ranges; "unsatisfiable" if it begins after the end.
 */
export function parseRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | "unsatisfiable" | undefined {
  const parts = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? "");
  if (parts === null) return undefined;
  const [, first = "", last = ""] = parts;
  if (first === "") return last === "" ? undefined : lastBytes(Number(last), sizeBytes);
  const firstByte = Number(first);
  const lastByte = last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== "" && Number(last) < firstByte) return undefined;
  return firstByte >= sizeBytes ? "unsatisfiable" : { firstByte, lastByte };
}

function lastBytes(count: number, sizeBytes: number): ByteRange | "unsatisfiable" {
  if (count === 0 || sizeBytes === 0) return "unsatisfiable";
  return { firstByte: Math.max(0, sizeBytes - count), lastByte: sizeBytes - 1 };
}

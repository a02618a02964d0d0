export const headBytes = 1024;

const beginnings: readonly [type: string, at: number, bytes: string][] = [
  ["image/jpeg", 0, "\xff\xd8\xff"],
  ["image/png", 0, "\x89PNG\r\n"],
  ["image/gif", 0, "GIF8"],
  ["image/webp", 8, "WEBP"],
  ["image/avif", 4, "ftypavif"],
  ["image/avif", 4, "ftypavis"],
  ["image/heic", 4, "ftyphei"],
  ["image/heic", 4, "ftypmif1"],
  ["audio/mp4", 4, "ftypM4A"],
  ["video/quicktime", 4, "ftypqt"],
  ["video/mp4", 4, "ftyp"],
  ["video/webm", 0, "\x1aE\xdf\xa3"],
  ["audio/wav", 8, "WAVE"],
  ["audio/flac", 0, "fLaC"],
  ["audio/mpeg", 0, "ID3"],
  ["application/pdf", 0, "%PDF-"],
  ["application/rtf", 0, "{\\rtf"],
  ["application/zip", 0, "PK\x03\x04"],
  ["application/gzip", 0, "\x1f\x8b"],
  ["application/vnd.microsoft.portable-executable", 0, "MZ"],
];

/** A file's type by its first bytes, if they are known. */
export function detectFileType(bytes: Uint8Array): string | undefined {
  const text = Array.from(bytes.subarray(0, headBytes), (byte) => String.fromCharCode(byte)).join("");
  const found = beginnings.find(([, at, beginning]) => text.startsWith(beginning, at));
  if (found !== undefined) return found[0];
  const words = text.replace(/^(?:\u00ef\u00bb\u00bf)?\s*/, "").toLowerCase();
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*(?:<!doctype svg[^>]*>\s*)?<svg\b/.test(words))
    return "image/svg+xml";
  return /^(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype html|html|head|body|script|iframe)\b/.test(words)
    ? "text/html"
    : undefined;
}

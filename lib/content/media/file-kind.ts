/** decisions.md, "mimeGroups". */
export const mimeGroups = ["Image", "Video", "Audio", "Document", "Archive", "Text", "Other"] as const;
export type MimeGroup = (typeof mimeGroups)[number];

const typeByExtension: Readonly<Record<string, string>> = {
  ...{ jpg: "image/jpeg", jpeg: "image/jpeg", jfif: "image/jpeg", png: "image/png", gif: "image/gif" },
  ...{ webp: "image/webp", avif: "image/avif", heic: "image/heic", heif: "image/heic", bmp: "image/bmp" },
  ...{ tif: "image/tiff", tiff: "image/tiff", svg: "image/svg+xml", ico: "image/x-icon" },
  ...{ mp4: "video/mp4", m4v: "video/mp4", mov: "video/quicktime", webm: "video/webm" },
  ...{ mkv: "video/matroska", ogv: "video/ogg", mp3: "audio/mpeg", m4a: "audio/mp4", wav: "audio/wav" },
  ...{ ogg: "audio/ogg", opus: "audio/ogg", flac: "audio/flac", aac: "audio/aac" },
  ...{
    pdf: "application/pdf",
    rtf: "application/rtf",
    epub: "application/epub+zip",
    hwp: "application/x-hwp",
    hwpx: "application/vnd.hancom.hwpx",
    odt: "application/vnd.oasis.opendocument.text",
    ods: "application/vnd.oasis.opendocument.spreadsheet",
    odp: "application/vnd.oasis.opendocument.presentation",
  },
  ...{ doc: "application/msword", xls: "application/vnd.ms-excel", ppt: "application/vnd.ms-powerpoint" },
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  ...{
    zip: "application/zip",
    gz: "application/gzip",
    tar: "application/x-tar",
    "7z": "application/x-7z-compressed",
  },
  ...{ rar: "application/vnd.rar", html: "text/html", htm: "text/html", txt: "text/plain", csv: "text/csv" },
  ...{ md: "text/markdown", json: "application/json", xml: "application/xml" },
};

const documentType =
  /^application\/(pdf|rtf|epub|msword|vnd\.(ms-|openxmlformats|oasis|hancom|apple\.)|x-hwp|haansoft)/;
const archiveType = /^application\/(zip|gzip|x-(gzip|tar|7z|rar|bzip2|xz|zip)|vnd\.rar)/;

/** A file's media type, declared or by its name. */
export function typeOfFile({ name, type }: { name: string; type: string }): string {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return type || typeByExtension[extension] || "application/octet-stream";
}

/** The service's group of a media type. */
export function kindOfType(contentType: string): MimeGroup {
  const [family = "", rest = ""] = contentType.split("/");
  if (family === "image") return "Image";
  if (family === "video") return "Video";
  if (family === "audio") return "Audio";
  if (documentType.test(contentType)) return "Document";
  if (archiveType.test(contentType)) return "Archive";
  return family === "text" || /(^|\+)(json|xml|yaml|javascript)$/.test(rest) ? "Text" : "Other";
}

/** The `accept` of a file input; everything if a kind has no common type. */
export function acceptOf(kinds: readonly MimeGroup[]): string | undefined {
  const parts = kinds.map((kind) => acceptByKind[kind]);
  return parts.length === 0 || parts.includes(undefined) ? undefined : parts.join(",");
}

const documentExtensions = ".pdf,.rtf,.epub,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.hwp,.hwpx,.odt,.ods,.odp";
const acceptByKind: Readonly<Record<string, string>> = {
  // Not every browser knows Apple's formats.
  ...{ Image: "image/*,.heic,.heif", Video: "video/*", Audio: "audio/*" },
  ...{ Document: documentExtensions, Archive: ".zip,.gz,.tar,.7z,.rar", Text: "text/*,.json,.xml,.md" },
};

/** The kinds that members see; each group of decisions.md, "mimeGroups", is in one. */
export const mediaKinds = {
  photo: ["Image"],
  video: ["Video"],
  sound: ["Audio"],
  document: ["Document"],
  other: ["Archive", "Text", "Other"],
} as const;

export type MediaKind = keyof typeof mediaKinds;

export const mediaKindNames = ["photo", "video", "sound", "document", "other"] as const satisfies MediaKind[];

/** Matches only files of a kind; the file is in the default locale. */
export function kindCondition(kind: MediaKind, localeId: string): readonly [key: string, value: string] {
  const groups = mediaKinds[kind];
  const key = `fields.file.${localeId}.mimeGroups`;
  return groups.length === 1 ? [key, groups[0]] : [`${key}[in]`, groups.join(",")];
}

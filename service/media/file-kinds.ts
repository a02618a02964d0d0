/** `decisions.md`, "mimeGroups". */
export const mimeGroups = ["Image", "Video", "Audio", "Document", "Archive", "Text", "Other"] as const;
export type MimeGroup = (typeof mimeGroups)[number];

interface FileKind {
  contentType: string;
  group: MimeGroup;
  /** Without a dot, in lower case. */
  extensions?: readonly string[];
  /** Aliases of the type. */
  aliases?: readonly string[];
  /** Browsers may show it inline, because nothing in it can run. */
  inline?: true;
}

/** The kinds by which a file's bytes, name and declared type are compared. */
const fileKinds: readonly FileKind[] = [
  {
    contentType: "image/jpeg",
    group: "Image",
    extensions: ["jpg", "jpeg", "jpe", "jfif"],
    aliases: ["image/jpg", "image/pjpeg"],
    inline: true,
  },
  {
    contentType: "image/png",
    group: "Image",
    extensions: ["png", "apng"],
    aliases: ["image/apng", "image/x-png"],
    inline: true,
  },
  { contentType: "image/webp", group: "Image", extensions: ["webp"], inline: true },
  { contentType: "image/avif", group: "Image", extensions: ["avif"], inline: true },
  { contentType: "image/gif", group: "Image", extensions: ["gif"], inline: true },
  { contentType: "image/tiff", group: "Image", extensions: ["tif", "tiff"] },
  {
    contentType: "image/heic",
    group: "Image",
    extensions: ["heic", "heif"],
    aliases: ["image/heif", "image/heic-sequence", "image/heif-sequence"],
  },
  {
    contentType: "image/bmp",
    group: "Image",
    extensions: ["bmp"],
    aliases: ["image/x-ms-bmp", "image/x-bmp"],
  },
  {
    contentType: "image/x-icon",
    group: "Image",
    extensions: ["ico"],
    aliases: ["image/vnd.microsoft.icon"],
  },
  { contentType: "image/svg+xml", group: "Image", extensions: ["svg"] },
  {
    contentType: "video/mp4",
    group: "Video",
    extensions: ["mp4", "m4v"],
    aliases: ["video/x-m4v"],
    inline: true,
  },
  { contentType: "video/quicktime", group: "Video", extensions: ["mov", "qt"], inline: true },
  { contentType: "video/webm", group: "Video", extensions: ["webm"], inline: true },
  { contentType: "video/matroska", group: "Video", extensions: ["mkv"], aliases: ["video/x-matroska"] },
  { contentType: "video/ogg", group: "Video", extensions: ["ogv"], inline: true },
  { contentType: "audio/mpeg", group: "Audio", extensions: ["mp3"], aliases: ["audio/mp3"], inline: true },
  {
    contentType: "audio/mp4",
    group: "Audio",
    extensions: ["m4a"],
    aliases: ["audio/x-m4a", "audio/m4a"],
    inline: true,
  },
  { contentType: "audio/webm", group: "Audio", extensions: ["weba"], inline: true },
  {
    contentType: "audio/ogg",
    group: "Audio",
    extensions: ["ogg", "oga", "opus"],
    aliases: ["application/ogg", "audio/opus"],
    inline: true,
  },
  {
    contentType: "audio/wav",
    group: "Audio",
    extensions: ["wav"],
    aliases: ["audio/x-wav", "audio/wave", "audio/vnd.wave"],
    inline: true,
  },
  {
    contentType: "audio/flac",
    group: "Audio",
    extensions: ["flac"],
    aliases: ["audio/x-flac"],
    inline: true,
  },
  { contentType: "audio/aac", group: "Audio", extensions: ["aac"], inline: true },
  { contentType: "application/pdf", group: "Document", extensions: ["pdf"], inline: true },
  { contentType: "application/rtf", group: "Document", extensions: ["rtf"], aliases: ["text/rtf"] },
  { contentType: "application/epub+zip", group: "Document", extensions: ["epub"] },
  {
    contentType: "application/zip",
    group: "Archive",
    extensions: ["zip"],
    aliases: ["application/x-zip-compressed"],
  },
  {
    contentType: "application/gzip",
    group: "Archive",
    extensions: ["gz", "tgz"],
    aliases: ["application/x-gzip"],
  },
  { contentType: "application/x-tar", group: "Archive", extensions: ["tar"] },
  { contentType: "application/x-7z-compressed", group: "Archive", extensions: ["7z"] },
  {
    contentType: "application/x-rar-compressed",
    group: "Archive",
    extensions: ["rar"],
    aliases: ["application/vnd.rar"],
  },
  { contentType: "application/x-bzip2", group: "Archive", extensions: ["bz2"] },
  { contentType: "application/x-xz", group: "Archive", extensions: ["xz"] },
  {
    contentType: "text/html",
    group: "Text",
    extensions: ["html", "htm", "xhtml"],
    aliases: ["application/xhtml+xml"],
  },
  { contentType: "application/json", group: "Text" },
  { contentType: "application/xml", group: "Text" },
];

const kindByType = new Map(
  fileKinds.flatMap((kind) => [kind.contentType, ...(kind.aliases ?? [])].map((type) => [type, kind])),
);
const kindByExtension = new Map(
  fileKinds.flatMap((kind) => (kind.extensions ?? []).map((extension) => [extension, kind])),
);

/** The canonical name of a type: `image/jpg` is `image/jpeg`. */
export function canonicalType(contentType: string): string {
  return kindByType.get(contentType)?.contentType ?? contentType;
}

/** The kind that a file name suggests; undefined if unknown. */
export function typeOfName(fileName: string): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  return extension === undefined ? undefined : kindByExtension.get(extension)?.contentType;
}

export function isShownInline(contentType: string): boolean {
  return kindByType.get(contentType)?.inline === true;
}

const documentType =
  /^application\/(msword|vnd\.(ms-(excel|powerpoint|word)|openxmlformats-officedocument|oasis\.opendocument|hancom|apple\.(pages|numbers|keynote))|x-hwp|haansoft)/;

/** `seed.md`, "Media": the groups of a kind. */
export function groupOf(contentType: string): MimeGroup {
  const known = kindByType.get(contentType)?.group;
  if (known !== undefined) return known;
  if (documentType.test(contentType)) return "Document";
  const [family] = contentType.split("/");
  if (family === "image") return "Image";
  if (family === "video") return "Video";
  if (family === "audio") return "Audio";
  return family === "text" || /[+/](json|xml|yaml|javascript)$/.test(contentType) ? "Text" : "Other";
}

import * as z from "zod/mini";
import type { Content } from "#lib/space/content.ts";
import { type Media, mediaSchema } from "#lib/space/media.ts";
import { clip } from "../clip-text.ts";
import { type Reading, valueIn } from "../reading.ts";
import { safePicture } from "../rich-text/safe-address.ts";

/** What browsers draw as it is. A photo of an iPhone, for one, only some do: it shows in what was made of it. */
const drawn = /^(image\/(p?jpe?g|a?png|gif|webp|avif|svg|.*(bmp|icon))|$)/;

const thumbnailsSchema = z.array(z.looseObject({ url: z.string(), width: z.number() }));

type File = NonNullable<Media["fields"]["file"]>[string];

/** A processed file that is no picture: how it can be shown, and where it is. */
export interface MediaFile {
  kind: "video" | "audio" | "pdf" | "other";
  url: string;
  sizeBytes?: number;
}

/** The same picture in another size, in pixels. */
export interface Smaller {
  url: string;
  width: number;
}

/** What can be shown of a Media. `url` is absent while the service processes the file, and for what is no picture. */
export interface Picture {
  mediaId: string;
  url?: string;
  /** The file itself, where browsers do not draw it: `url` is the largest that the service has made of it. */
  original?: string;
  file?: MediaFile;
  width?: number;
  height?: number;
  title?: string;
  description?: string;
  fileName?: string;
  processing: boolean;
  /** The service could not make anything of the file ("Media processing"). */
  failed?: true;
  /** Smaller ones, the narrowest first, where the service delivers them. */
  smaller?: readonly Smaller[];
  /** Of the file. */
  bytes?: number;
  /** "Image", "Video" … (decisions.md, "mimeGroups"). */
  kind?: string;
}

/** A Media that `include` put in place of its Refer; undefined for anything else. */
export function pictureOf(value: unknown, localeIds: readonly string[]): Picture | undefined {
  const media = z.safeParse(mediaSchema, value);
  if (!media.success || media.data.sys.type !== "Media") return undefined;
  return shownOf(media.data, localeIds);
}

/** The picture of an item: what a field of it shows. */
export function pictureIn({ fields }: Content, apiName: string | undefined, reading: Reading) {
  return pictureOf(valueIn(fields, apiName, reading)?.value, [reading.localeId, ...reading.localeIds]);
}

/** What can be shown of a Media. */
export function shownOf(media: Media, localeIds: readonly string[]): Picture {
  const file = firstOf(media.fields.file, localeIds);
  const smaller = smallerOf(file?.detail);
  const isDrawn = drawn.test(file?.contentType ?? "");
  const isPicture = file?.mimeGroups?.includes("Image") !== false && (isDrawn || smaller.length > 0);
  const own = isPicture ? safePicture(file?.url) : undefined;
  const url = own && (isDrawn ? own : smaller.at(-1)?.url);
  const other = url === undefined && file !== undefined ? otherFileOf(file) : undefined;
  const title = firstOf(media.fields.title, localeIds);
  const description = firstOf(media.fields.description, localeIds);
  return {
    mediaId: media.sys.id,
    processing: file !== undefined && file.url === undefined && file.state !== "FAILED",
    ...(file?.url === undefined && file?.state === "FAILED" && { failed: true as const }),
    ...(own !== undefined && url !== own && { original: own }),
    ...(url !== undefined && { url, ...(smaller.length > 0 && { smaller }) }),
    ...(other !== undefined && { file: other }),
    ...(file?.detail?.image !== undefined && {
      width: file.detail.image.width,
      height: file.detail.image.height,
    }),
    ...(file?.detail?.size !== undefined && { bytes: file.detail.size }),
    ...(file?.mimeGroups?.[0] !== undefined && { kind: clip(file.mimeGroups[0], 40) }),
    ...(title !== undefined && { title: clip(title, 300) }),
    ...(description !== undefined && { description: clip(description, 600) }),
    ...(file?.fileName !== undefined && { fileName: clip(file.fileName, 120) }),
  };
}

/** What a picture shows, for who does not see it. */
export function pictureWords({ description, title, fileName }: Picture): string | undefined {
  return description ?? title ?? fileName;
}

/** The embedded Space's own; the interface does not show any. */
function smallerOf(detail: File["detail"]): Smaller[] {
  const parsed = z.safeParse(thumbnailsSchema, detail?.thumbnails);
  if (!parsed.success) return [];
  return parsed.data.flatMap(({ url, width }) => {
    const address = safePicture(url);
    return address === undefined ? [] : [{ url: address, width }];
  });
}

function otherFileOf({ url, contentType = "", mimeGroups = [], detail }: File): MediaFile | undefined {
  const address = safePicture(url);
  if (address === undefined) return undefined;
  const [family] = contentType.split("/");
  const isOf = (group: string, name: string) => mimeGroups.includes(group) || family === name;
  const kind = isOf("Video", "video") ? "video" : isOf("Audio", "audio") ? "audio" : "other";
  return {
    kind: contentType === "application/pdf" ? "pdf" : kind,
    url: address,
    ...(detail?.size !== undefined && { sizeBytes: detail.size }),
  };
}

function firstOf<Value>(
  byLocale: Record<string, Value> | undefined,
  localeIds: readonly string[],
): Value | undefined {
  if (byLocale === undefined) return undefined;
  for (const localeId of localeIds) {
    const value = byLocale[localeId];
    if (value !== undefined && value !== "") return value;
  }
  return Object.values(byLocale)[0];
}

export type SmallPicture = Pick<Picture, "url" | "smaller">;

/** The smallest that the service delivers, for a place of a few pixels; the file itself where it delivers no other. */
export function smallUrl({ url, smaller = [] }: SmallPicture): string | undefined {
  return smaller[0]?.url ?? url;
}

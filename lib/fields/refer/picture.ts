import * as z from "zod/mini";
import type { Content } from "#lib/space/content.ts";
import { type MediaTarget, mediaTargetSchema } from "#lib/space/media.ts";
import { clip, clipFileName } from "../clip-text.ts";
import { type Reading, valueIn } from "../reading.ts";
import { safePicture } from "../rich-text/safe-address.ts";

/** Formats that all browsers draw; others, such as an iPhone's, are shown by their processed versions. */
const drawn = /^(image\/(p?jpe?g|a?png|gif|webp|avif|svg|.*(bmp|icon))|$)/;

const thumbnailsSchema = z.array(z.looseObject({ url: z.string(), width: z.number() }));

type File = NonNullable<MediaTarget["fields"]["file"]>[string];

/** A processed file other than a picture. */
export interface MediaFile {
  kind: "video" | "audio" | "pdf" | "other";
  url: string;
  sizeBytes?: number;
}

/** In pixels. */
export interface Smaller {
  url: string;
  width: number;
}

/** A Media for display. `url` is absent during processing, and for other files than pictures. */
export interface Picture {
  mediaId: string;
  url?: string;
  /** The file itself, if browsers can't draw it; `url` then is the largest processed version. */
  original?: string;
  file?: MediaFile;
  width?: number;
  height?: number;
  title?: string;
  description?: string;
  fileName?: string;
  processing: boolean;
  /** "Media processing". */
  failed?: true;
  /** The narrowest first, if the service delivers them. */
  smaller?: readonly Smaller[];
  bytes?: number;
  /** "Image", "Video" … (decisions.md, "mimeGroups"). */
  kind?: string;
}

/** An expanded Media. */
export function pictureOf(value: unknown, localeIds: readonly string[]): Picture | undefined {
  // Parsing a target as the wrong type takes longer than the rest of a row.
  if (Object(value).sys?.type !== "Media") return undefined;
  const media = z.safeParse(mediaTargetSchema, value);
  return media.success ? shownOf(media.data, localeIds) : undefined;
}

export function pictureIn(
  { fields }: Pick<Content, "fields">,
  apiName: string | undefined,
  reading: Reading,
) {
  return pictureOf(valueIn(fields, apiName, reading)?.value, [reading.localeId, ...reading.localeIds]);
}

/** Whether browsers can draw a file as it is; assumed for one without a type. */
export function isDrawn({ contentType = "", mimeGroups = ["Image"] }: File): boolean {
  return mimeGroups.includes("Image") && drawn.test(contentType);
}

export function shownOf(media: MediaTarget, localeIds: readonly string[]): Picture {
  const file = firstOf(media.fields.file, localeIds);
  const smaller = smallerOf(file?.detail);
  const isDrawnFormat = drawn.test(file?.contentType ?? "");
  const isPicture = file?.mimeGroups?.includes("Image") !== false && (isDrawnFormat || smaller.length > 0);
  const own = isPicture ? safePicture(file?.url) : undefined;
  const url = own && (isDrawnFormat ? own : smaller.at(-1)?.url);
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
    ...(file?.fileName !== undefined && { fileName: clipFileName(file.fileName, 120) }),
  };
}

/** The alternative text. */
export function pictureWords({ description, title, fileName }: Picture): string | undefined {
  return description ?? title ?? fileName;
}

/** Of the embedded Space only; the interface has none. */
function smallerOf(detail: File["detail"]): Smaller[] {
  if (detail?.thumbnails === undefined) return [];
  const parsed = z.safeParse(thumbnailsSchema, detail.thumbnails);
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

/** The smallest version, for thumbnails. */
export function smallUrl({ url, smaller = [] }: SmallPicture): string | undefined {
  return smaller[0]?.url ?? url;
}

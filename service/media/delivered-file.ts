import { z } from "zod";
import type { ServiceContext } from "#service/context.ts";
import { ServiceError } from "#service/errors.ts";
import { parseStoredFile, type StoredFile } from "#service/media/stored-file.ts";

const idSchema = z.string().regex(/^[\w.-]{1,64}$/);

const fileParamsSchema = z.object({
  spaceId: idSchema,
  mediaId: idSchema,
  locale: z.string(),
  upload: idSchema.optional(),
  fileName: z.string(),
});
const thumbnailParamsSchema = z.object({
  ...fileParamsSchema.omit({ fileName: true }).shape,
  width: z.string().regex(/^\d{1,5}\.webp$/),
});

/** The bytes to send, their type and file name. */
export interface DeliveredFile {
  storageKey: string;
  contentType: string;
  fileName: string;
}

/** @throws ServiceError `NotFound` if no processed Media has this URL. */
export async function requireDeliveredFile(context: ServiceContext, params: unknown): Promise<DeliveredFile> {
  const address = fileParamsSchema.safeParse(params).data;
  const file = address && (await findFile(context, address));
  if (file?.storageKey === undefined || file.fileName !== address?.fileName) throw noSuchFile();
  return { storageKey: file.storageKey, contentType: file.contentType, fileName: file.fileName };
}

/** @throws ServiceError `NotFound` */
export async function requireDeliveredThumbnail(
  context: ServiceContext,
  params: unknown,
): Promise<DeliveredFile> {
  const address = thumbnailParamsSchema.safeParse(params).data;
  const file = address && (await findFile(context, address));
  const thumbnail = file?.thumbnails?.find(({ width }) => `${width}.webp` === address?.width);
  if (thumbnail === undefined) throw noSuchFile();
  return {
    storageKey: thumbnail.storageKey,
    contentType: "image/webp",
    fileName: `${thumbnail.width}.webp`,
  };
}

async function findFile(
  { db }: ServiceContext,
  address: Pick<z.infer<typeof fileParamsSchema>, "spaceId" | "mediaId" | "locale" | "upload">,
): Promise<StoredFile | undefined> {
  const row = await db
    .selectFrom("media")
    .select("fields")
    .where("space_id", "=", address.spaceId)
    .where("id", "=", address.mediaId)
    .executeTakeFirst();
  const entry = new Map(Object.entries(row?.fields.file ?? {})).get(address.locale);
  if (entry === undefined) return undefined;
  const file = parseStoredFile(entry);
  return file.state === "PROCESSED" && file.upload === address.upload ? file : undefined;
}

export function noSuchFile(): ServiceError {
  return new ServiceError("NotFound", "There is no such file.");
}

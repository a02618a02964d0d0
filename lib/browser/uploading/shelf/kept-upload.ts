import * as z from "zod/mini";
import { mimeGroups } from "#lib/content/media/file-kind.ts";
import { refusals } from "../upload-shown.ts";

/** What a device keeps of a file on its way, so that it goes on after a reload. */
export const keptUploadSchema = z.object({
  id: z.string(),
  memberId: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  sizeBytes: z.number(),
  lastModified: z.number(),
  /** By this device's clock, in milliseconds: files go in this order. */
  addedAt: z.number(),
  isPaused: z.optional(z.boolean()),
  /** Where its bytes are, as far as they have come: an address of a resumable Upload. */
  resumableUrl: z.optional(z.string()),
  /** Of the Upload that has all of its bytes. */
  uploadId: z.optional(z.string()),
  /** A Media was asked for, and it is not known what came of it. */
  isAsked: z.optional(z.boolean()),
  mediaId: z.optional(z.string()),
  /** Why the service has refused it, and in its own words. */
  problem: z.optional(z.enum(refusals)),
  reason: z.optional(z.string()),
  /** The Media has its `url`: it is only kept for its target. */
  isDone: z.optional(z.boolean()),
  /** Where the Media belongs: a field of a draft. It is kept until it was taken there. */
  target: z.optional(z.string()),
  /** Media of the same target that were added after it and are there before it. */
  laterMedia: z.optional(z.array(z.string())),
  /** Groups that are wanted there. */
  kinds: z.optional(z.array(z.enum(mimeGroups))),
  /** Somebody took the Media, and refers to it by now: it stays, whatever becomes of its row. */
  isUsed: z.optional(z.boolean()),
});

export type KeptUpload = z.infer<typeof keptUploadSchema>;

export interface FileToKeep {
  kept: KeptUpload;
  file: Blob;
}

/** Where uploads are kept. Nothing here rejects: what cannot be kept ends with the page. */
export interface UploadShelf {
  all(memberId: string): Promise<KeptUpload[]>;
  keep(kept: KeptUpload): Promise<void>;
  /** Keeps several with their files at once; answers for each whether there is room for its file. */
  add(added: readonly FileToKeep[]): readonly Promise<boolean>[];
  fileOf(id: string): Promise<Blob | undefined>;
  removeFile(id: string): Promise<void>;
  /** With its file. */
  remove(id: string): Promise<void>;
}

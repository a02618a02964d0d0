import { z } from "zod";
import { bodyOf, type Call, parameter, type Routes } from "./call.ts";
import { changedFields, changeSchema, checkVersion, created, deleted, touch, updated } from "./change.ts";
import { listAnswer } from "./list.ts";
import { deliveredFile, processFile } from "./media-file.ts";
import { callerOf, existing, mayWrite } from "./permission.ts";
import { refuse } from "./refused.ts";
import { showMedia } from "./show.ts";
import type { Space } from "./space.ts";
import type { Tokens } from "./tokens.ts";

const pendingSchema = z.object({
  fileName: z.string(),
  contentType: z.string(),
  mimeGroups: z.array(z.string()),
  state: z.literal("PENDING"),
  upload: z.string(),
});
const text = z.record(z.string(), z.string());
const createSchema = z.object({
  fields: z.object({
    title: text.optional(),
    description: text.optional(),
    file: z.record(z.string(), pendingSchema).refine((file) => Object.keys(file).length > 0),
  }),
});

/** Media on ACMA. */
export function mediaRoutes(space: Space, tokens: Tokens): Routes {
  const { paths } = space.choices;
  return {
    [paths.listMedia]: listMedia(space, tokens),
    [paths.readMedia]: readMedia(space, tokens),
    [paths.createMedia]: async (call) => {
      const { id: by, role } = callerOf(space, tokens, call);
      if (role === "reader") return refuse("forbidden");
      const { title, description, file } = bodyOf(call, createSchema).fields;
      for (const { upload: id, contentType } of Object.values(file)) {
        const upload = space.uploads.get(id);
        if (upload?.by !== by) return refuse("invalid", "upload: is not an Upload of this member");
        await processFile(upload, contentType);
      }
      const now = Date.now();
      const times = { createdAt: now, updatedAt: now, version: 1 };
      const fields = { title: title ?? {}, description: description ?? {}, file };
      const media = { id: space.newId("asset"), createdBy: by, updatedBy: by, ...times, fields };
      space.media.set(media.id, media);
      return created(space, showMedia(space, media));
    },
    [paths.updateMedia]: (call) => {
      const member = callerOf(space, tokens, call);
      const media = existing(space, space.media, parameter(call, "mediaId"));
      if (!mayWrite(member, "update", media.createdBy)) return refuse("forbidden");
      const { fields: sent, sys } = bodyOf(call, changeSchema);
      checkVersion(space, call, sys?.version, media.version);
      const { title, description } = changedFields(paths.updateMedia, media.fields, sent);
      media.fields = { title: title ?? {}, description: description ?? {}, file: media.fields.file ?? {} };
      touch(media, member.id);
      return updated(space, showMedia(space, media));
    },
    [paths.deleteMedia]: (call) => {
      const member = callerOf(space, tokens, call);
      const media = existing(space, space.media, parameter(call, "mediaId"));
      if (!mayWrite(member, "delete", media.createdBy)) return refuse("forbidden");
      space.media.delete(media.id);
      return deleted(space, media.id);
    },
  };
}

export function listMedia(space: Space, tokens: Tokens, base: "acma" | "acda" = "acma"): Routes[string] {
  return (call) => {
    callerOf(space, tokens, call);
    const items = [...space.media.values()].map((one) => showMedia(space, one));
    return listAnswer(space, call, { base, items });
  };
}

export function readMedia(space: Space, tokens: Tokens): Routes[string] {
  return (call) => {
    callerOf(space, tokens, call);
    return { status: 200, body: showMedia(space, existing(space, space.media, parameter(call, "mediaId"))) };
  };
}

/** The upload service: one request, the bytes as its body or as the part `file` of a form. */
export function uploadRoutes(space: Space, tokens: Tokens): Routes {
  return {
    [space.choices.paths.upload]: async (call) => {
      const { id: by } = callerOf(space, tokens, call);
      const bytes = await bytesOf(call, space.choices.uploadBody);
      if (bytes.length === 0) return refuse("invalid", "The file is empty.");
      const id = space.newId("file");
      space.uploads.set(id, { id, by, bytes });
      const body = { sys: { id, type: "Upload", version: 1 } };
      return { status: space.choices.statuses.created, body };
    },
  };
}

async function bytesOf(call: Call, as: Space["choices"]["uploadBody"]): Promise<Buffer> {
  if (as === "raw") return call.body;
  const headers = { "content-type": call.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(call.body), { headers }).formData().catch(() => undefined);
  const file = form?.get("file");
  if (!(file instanceof Blob)) return refuse("invalid", "The form has no file.");
  return Buffer.from(await file.arrayBuffer());
}

/** Addresses of delivered files need no token. */
export function deliveryRoutes(space: Space): Routes {
  return {
    "GET /{uploadId}/{fileName}": (call) => {
      const file = deliveredFile(space, parameter(call, "uploadId")) ?? refuse("missing");
      return { status: 200, headers: { "content-type": file.contentType }, body: file.bytes };
    },
  };
}

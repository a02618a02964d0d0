import { z } from "zod";
import { type Answer, bodyOf, type Call, parameter, type Routes } from "./call.ts";
import {
  changedFields,
  changeSchema,
  checkVersion,
  created,
  deleted,
  newStored,
  touch,
  updated,
} from "./change.ts";
import { listAnswer } from "./list.ts";
import { measure } from "./media-file.ts";
import { callerOf, checkScope, existing } from "./permission.ts";
import { refuse } from "./refused.ts";
import type { Media, Member } from "./resource.ts";
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
    [paths.createMedia]: (call) => create(space, call, callerOf(space, tokens, call)),
    [paths.updateMedia]: (call) => update(space, call, callerOf(space, tokens, call)),
    [paths.deleteMedia]: (call) => {
      const member = callerOf(space, tokens, call);
      const media = mediaOf(space, call);
      checkScope(member, "delete", media.createdBy);
      space.media.delete(media.id);
      return deleted(space, media.id);
    },
  };
}

async function create(space: Space, call: Call, member: Member): Promise<Answer> {
  checkScope(member, "create", member.id);
  const { title = {}, description = {}, file } = bodyOf(call, createSchema).fields;
  for (const { upload: id } of Object.values(file)) {
    const upload = space.uploads.get(id);
    if (upload?.by !== member.id) return refuse("invalid", "upload: is not an Upload of this member");
    await measure(upload);
  }
  const media = { ...newStored(space, "asset", member.id), fields: { title, description, file } };
  space.media.set(media.id, media);
  return created(space, showMedia(space, media));
}

/** The file stays as it is. */
function update(space: Space, call: Call, member: Member): Answer {
  const media = mediaOf(space, call);
  checkScope(member, "update", media.createdBy);
  const { fields: sent, sys } = bodyOf(call, changeSchema);
  checkVersion(space, call, sys?.version, media.version);
  const { title = {}, description = {} } = changedFields(space.choices.paths.updateMedia, media.fields, sent);
  media.fields = { ...media.fields, title, description };
  touch(media, member.id);
  return updated(space, showMedia(space, media));
}

function mediaOf(space: Space, call: Call): Media {
  return existing(space, space.media, parameter(call, "mediaId"));
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
    return { status: 200, body: showMedia(space, mediaOf(space, call)) };
  };
}

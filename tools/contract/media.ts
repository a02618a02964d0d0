import { setTimeout } from "node:timers/promises";
import { memberClient } from "./client.ts";
import { at, expectDone, textAt } from "./expect.ts";
import { once } from "./once.ts";
import { pngOf } from "./picture.ts";
import type { Answer } from "./request.ts";
import type { Space } from "./space.ts";

const patienceMilliseconds = 20_000;

export const pictureWidth = 6;
export const pictureHeight = 4;

export function upload(space: Space, bytes: Uint8Array<ArrayBuffer> = pngOf(pictureWidth, pictureHeight)) {
  return space.asMember("createUpload", { raw: { body: bytes, type: "image/png" } });
}

export async function uploadedId(space: Space): Promise<string> {
  const answer = await upload(space);
  expectDone(answer);
  return textAt(answer.body, "sys.id");
}

/** A Media create request by the table of `seed.md`. */
export function mediaBody(space: Space, uploadId: string, more: Record<string, unknown> = {}) {
  const file = {
    fileName: "contract.png",
    contentType: "image/png",
    mimeGroups: ["Image" as const],
    state: "PENDING" as const,
    upload: uploadId,
    ...more,
  };
  return { fields: { title: { [space.locale]: "Contract" }, file: { [space.locale]: file } } };
}

export async function createMedia(space: Space, more: Record<string, unknown> = {}): Promise<Answer> {
  return space.asMember("createMedia", { json: mediaBody(space, await uploadedId(space), more) });
}

/** A Media of the first member's, whole. */
async function madeMedia(space: Space): Promise<unknown> {
  const { data } = await memberClient(space).POST("/acma/v1/spaces/{spaceId}/media", {
    params: { path: { spaceId: space.target.spaceId } },
    body: mediaBody(space, await uploadedId(space)),
  });
  return data;
}

export const entryPath = (space: Space) => `fields.file.${space.locale}`;

/** A Media, as its create answered and as it is once its file is processed. */
export const processedMedia = once(async (space) => {
  const created = await madeMedia(space);
  return { created, processed: await untilDelivered(space, textAt(created, "sys.id")) };
});

async function untilDelivered(space: Space, mediaId: string): Promise<unknown> {
  const body = await onceProcessed(
    space,
    async () => (await space.asMember("readMedia", { path: { mediaId } })).body,
  );
  if (at(body, `${entryPath(space)}.url`) !== undefined) return body;
  throw new Error(`after 20 s there is no url: ${JSON.stringify(at(body, entryPath(space)))}`);
}

/** A Media as soon as its file has a `url`, and as it is after 20 s. */
export async function onceProcessed(space: Space, read: () => Promise<unknown>): Promise<unknown> {
  const giveUpAt = Date.now() + patienceMilliseconds;
  for (;;) {
    const body = await read();
    if (at(body, `${entryPath(space)}.url`) !== undefined || Date.now() > giveUpAt) return body;
    await setTimeout(100);
  }
}

/** Does something with a Media that is made for it and removed after it. */
export async function withMedia(
  space: Space,
  use: (id: string, media: unknown) => Promise<void>,
): Promise<void> {
  const media = await madeMedia(space);
  const mediaId = textAt(media, "sys.id");
  try {
    await use(mediaId, media);
  } finally {
    await space.asMember("deleteMedia", { path: { mediaId } });
  }
}

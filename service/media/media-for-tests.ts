import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { expect } from "vitest";
import type { Answer, MemberKey, SpaceForTests } from "#service/acma/space-for-tests.ts";
import { originalKey } from "#service/upload/upload-files.ts";

const workMilliseconds = 20_000;

export const mediaPath = "/spaces/demo/media";

export interface FileForTests {
  bytes: Buffer;
  fileName: string;
  contentType: string;
}

/** A picture of 40 by 30. */
export function tealPng(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
}

/** `POST /upload/v1/spaces/demo/uploads` through the front door. */
export async function upload(
  space: SpaceForTests,
  member: MemberKey | undefined,
  bytes: Buffer,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await space.service.app.inject({
    method: "POST",
    url: "/upload/v1/spaces/demo/uploads",
    headers: {
      "content-type": "application/octet-stream",
      ...(member === undefined ? {} : { authorization: `Bearer ${space.accessToken(member)}` }),
      ...headers,
    },
    payload: bytes,
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

export async function uploaded(space: SpaceForTests, member: MemberKey, bytes: Buffer): Promise<string> {
  const { status, body } = await upload(space, member, bytes);
  expect(status).toBe(201);
  return body.sys.id;
}

export function fileEntry(uploadId: string, more: Record<string, unknown> = {}) {
  return {
    fileName: "picture.png",
    contentType: "image/png",
    mimeGroups: ["Image"],
    state: "PENDING",
    upload: uploadId,
    ...more,
  };
}

export async function createMedia(space: SpaceForTests, member: MemberKey | undefined, body: unknown) {
  return space.call(member, mediaPath, { method: "POST", body });
}

/** Upload, Media create, and the answer of a read once its file has been worked on. */
export async function madeMedia(space: SpaceForTests, member: MemberKey, file: FileForTests) {
  const id = await uploaded(space, member, file.bytes);
  const { fileName, contentType } = file;
  const entry = fileEntry(id, { fileName, contentType, mimeGroups: [] });
  const { status, body } = await createMedia(space, member, { fields: { file: { "en-US": entry } } });
  expect(status).toBe(201);
  return worked(space, body.sys.id);
}

/** The Media once none of its files is `PROCESSING` any more. */
export async function worked(space: SpaceForTests, mediaId: string) {
  for (const giveUpAt = Date.now() + workMilliseconds; ; await setTimeout(50)) {
    const { body } = await space.call("rhea", `${mediaPath}/${mediaId}`);
    if (!states(body).includes("PROCESSING")) return body;
    if (Date.now() > giveUpAt) throw new Error("The Media is still being processed.");
  }
}

interface Media {
  fields: { file: Record<string, { state: string }> };
}

function states({ fields }: Media): string[] {
  return Object.values(fields.file).map(({ state }) => state);
}

/** The path of an address of the service, with what follows it. */
export function pathOf(url: string): string {
  return new URL(url).pathname;
}

/** Whether the storage still has the bytes of an Upload. */
export async function hasBytes(space: SpaceForTests, uploadId: string): Promise<boolean> {
  const key = originalKey({ space_id: "demo", id: uploadId });
  return (await space.service.context.files.stat(key)) !== undefined;
}

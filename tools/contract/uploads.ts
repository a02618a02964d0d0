import assert from "node:assert/strict";
import { type Check, decided, shown } from "./check.ts";
import {
  at,
  expectDateTime,
  expectDone,
  expectEqual,
  expectError,
  expectRefer,
  expectStatus,
  textAt,
} from "./expect.ts";
import { mediaBody, upload } from "./media.ts";
import { once } from "./once.ts";
import { pngOf } from "./picture.ts";
import { type Answer, request } from "./request.ts";
import type { Space } from "./space.ts";

const uploaded = once(async (space) => {
  const answer = await upload(space);
  expectDone(answer);
  return answer.body;
});

const tus = { "tus-resumable": "1.0.0" };

async function begin(space: Space, length: number): Promise<string> {
  const metadata = `filename ${Buffer.from("contract.png").toString("base64")},filetype ${Buffer.from("image/png").toString("base64")}`;
  const answer = await space.asMember("beginResumable", {
    headers: { ...tus, "upload-length": String(length), "upload-metadata": metadata },
  });
  expectStatus(answer, 201);
  const location = answer.headers.get("location") ?? "";
  return new URL(location, space.target.addresses.upload).href;
}

async function send(
  space: Space,
  address: string,
  offset: number,
  body: Uint8Array<ArrayBuffer>,
): Promise<Answer> {
  return request("PATCH", address, {
    token: await space.memberToken(),
    headers: { ...tus, "upload-offset": String(offset) },
    raw: { body, type: "application/offset+octet-stream" },
  });
}

async function offsetOf(space: Space, address: string, token?: string): Promise<Answer> {
  return request("HEAD", address, { token: token ?? (await space.memberToken()), headers: tus });
}

const idOf = (address: string) => new URL(address).pathname.split("/").at(-1) ?? "";

const resumable: Check[] = decided(
  "Resumable Upload: tus 1.0; the finished upload's id is the Upload's sys.id",
  {
    "in two stretches, and a Media takes it": async (space) => {
      const bytes = pngOf(5, 5);
      const address = await begin(space, bytes.length);
      expectStatus(await send(space, address, 0, bytes.slice(0, 20)), 204);
      expectEqual((await offsetOf(space, address)).headers.get("upload-offset"), "20", "Upload-Offset");
      expectStatus(await send(space, address, 20, bytes.slice(20)), 204);
      expectStatus(await space.asMember("createMedia", { json: mediaBody(space, idOf(address)) }), 201);
    },
    "a stretch at a wrong offset is 409": async (space) => {
      const bytes = pngOf(5, 5);
      const address = await begin(space, bytes.length);
      expectStatus(await send(space, address, 7, bytes.slice(7)), 409);
    },
    "another member's is 404": async (space) => {
      const address = await begin(space, 10);
      expectStatus(await offsetOf(space, address, await space.otherToken()), 404);
    },
    "no Media takes one that is not finished": async (space) => {
      const address = await begin(space, 10);
      const answer = await space.asMember("createMedia", { json: mediaBody(space, idOf(address)) });
      assert.ok(answer.status >= 400 && answer.status < 500, `answered ${answer.status}`);
    },
    "without a token it is 401": async (space) =>
      expectStatus(await space.call("beginResumable", { headers: { ...tus, "upload-length": "10" } }), 401),
  },
);

export const uploads: Check[] = [
  ...shown("Media creation: the member first uploads a file to obtain an Upload, with a sys.id", {
    "a picture": async (space) => assert.ok(textAt(await uploaded(space), "sys.id") !== ""),
  }),
  ...decided("Upload service: 201 {sys: {id, type: Upload, space, createdBy, createdAt, expiresAt}, size}", {
    type: async (space) => expectEqual(at(await uploaded(space), "sys.type"), "Upload", "sys.type"),
    space: async (space) => expectRefer(at(await uploaded(space), "sys.space"), "Space", "sys.space"),
    createdBy: async (space) =>
      expectRefer(at(await uploaded(space), "sys.createdBy"), "ServiceUser", "sys.createdBy"),
    "createdAt and expiresAt": async (space) => {
      const body = await uploaded(space);
      expectDateTime(at(body, "sys.createdAt"), "sys.createdAt");
      expectDateTime(at(body, "sys.expiresAt"), "sys.expiresAt");
    },
    "expiresAt is 24 hours later": async (space) => {
      const body = await uploaded(space);
      const lifetime = Date.parse(textAt(body, "sys.expiresAt")) - Date.parse(textAt(body, "sys.createdAt"));
      assert.ok(Math.abs(lifetime - 86_400_000) < 60_000, `it is ${lifetime} ms later`);
    },
    size: async (space) => expectEqual(at(await uploaded(space), "size"), pngOf(6, 4).length, "size"),
    "sys.version": async (space) => expectEqual(at(await uploaded(space), "sys.version"), 1, "sys.version"),
  }),
  ...decided("Upload service: Bearer accessToken", {
    "without it": async (space) => {
      const raw = { body: pngOf(1, 1), type: "image/png" };
      expectError(await space.call("createUpload", { raw }), 401, "InvalidToken");
    },
    "with a CMA token": async (space) => {
      const raw = { body: pngOf(1, 1), type: "image/png" };
      expectError(await space.call("createUpload", { raw, token: space.cmaToken() }), 401, "InvalidToken");
    },
  }),
  ...resumable,
];

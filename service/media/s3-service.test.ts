import { randomBytes } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataDirForTests } from "#service/database/cluster-for-tests.ts";
import { type ServerForTests, startServerForTests } from "#service/database/server-for-tests.ts";
import { MemberClientForTests } from "#service/media/member-client-for-tests.ts";
import { type S3ForTests, s3Credentials, startS3ForTests } from "#service/media/storage/s3-for-tests.ts";

let dataDir: string;
let s3: S3ForTests;
let server: ServerForTests;
beforeAll(async () => {
  dataDir = await dataDirForTests("demo");
  s3 = await startS3ForTests();
  server = await startServerForTests({
    DATA_DIR: dataDir,
    MEDIA_STORE: `s3://${s3.bucket}/media`,
    AWS_ENDPOINT_URL: s3.endpointUrl,
    ...s3Credentials,
  });
});
afterAll(async () => {
  await server.end("SIGKILL");
  await s3.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("a service that keeps its files in S3 takes, looks at, delivers and removes them there", async () => {
  const member = await MemberClientForTests.signIn(server.url);
  const noise = { raw: { width: 1600, height: 1500, channels: 3 } } as const;
  const bytes = await sharp(randomBytes(1600 * 1500 * 3), noise)
    .png()
    .toBuffer();
  expect(bytes.length).toBeGreaterThan(6 * 1024 * 1024);
  const media = await member.createMedia(await member.upload(new Uint8Array(bytes)), "sea.png", "image/png");
  const { state, url = "", detail } = await member.processed(media.sys.id, 60);
  expect(state).toBe("PROCESSED");
  expect(detail).toMatchObject({
    image: { width: 1600, height: 1500 },
    thumbnails: [{ width: 320 }, { width: 640 }, { width: 1280 }],
  });
  expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(bytes)).toBe(true);
  expect(await (await fetch(`${server.url}/health`)).json()).toEqual({ status: "ok", files: "ok" });
  const range = await fetch(url, { headers: { range: "bytes=1-3" } });
  expect([range.status, await range.text()]).toEqual([206, "PNG"]);
  expect((await readdir(dataDir)).includes("media")).toBe(false);

  await member.send("DELETE", `/acma/v1/spaces/demo/media/${media.sys.id}`);
  expect((await fetch(url)).status).toBe(404);
}, 90_000);

test("a resumable Upload in pieces becomes one file there", async () => {
  const member = await MemberClientForTests.signIn(server.url);
  const bytes = randomBytes(9 * 1024 * 1024);
  const tus = { ...member.authorization, "Tus-Resumable": "1.0.0" };
  const created = await fetch(member.tusEndpoint, {
    method: "POST",
    headers: { ...tus, "Upload-Length": String(bytes.length) },
  });
  const address = created.headers.get("location") ?? "";
  for (const [from, to] of [
    [0, 5_000_000],
    [5_000_000, bytes.length],
  ] as const) {
    const headers = {
      ...tus,
      "Upload-Offset": String(from),
      "Content-Type": "application/offset+octet-stream",
    };
    await fetch(address, { method: "PATCH", headers, body: new Uint8Array(bytes.subarray(from, to)) });
  }
  const media = await member.createMedia(
    address.split("/").at(-1) ?? "",
    "a.bin",
    "application/octet-stream",
  );
  const { url = "" } = await member.processed(media.sys.id, 60);
  expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(bytes)).toBe(true);
}, 60_000);

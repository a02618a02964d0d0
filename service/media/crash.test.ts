import { createHash, randomBytes } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { Upload } from "tus-js-client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dataDirForTests } from "#service/database/cluster-for-tests.ts";
import { type ServerForTests, startServerForTests } from "#service/database/server-for-tests.ts";
import { MemberClientForTests } from "#service/media/member-client-for-tests.ts";
import { inWhole } from "../../scripts/test/whole.ts";

let dataDir: string;
let server: ServerForTests | undefined;
beforeEach(async () => {
  dataDir = await dataDirForTests("demo");
});
afterEach(async () => {
  await server?.end("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<ServerForTests> {
  server = await startServerForTests({
    DATA_DIR: dataDir,
    WRITES_PER_MINUTE: "1000000",
    SIGN_INS_PER_MINUTE: "1000",
  });
  return server;
}

const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

interface Acknowledged {
  id: string;
  hash: string;
}

/** Uploads pictures and makes Media of them without a pause until the service is gone; adds what was acknowledged. */
async function createUntilGone(
  member: MemberClientForTests,
  pictures: Uint8Array<ArrayBuffer>[],
  acknowledged: Acknowledged[],
): Promise<void> {
  for (let index = 0; ; index += 1) {
    const bytes = pictures[index % pictures.length] ?? new Uint8Array([1]);
    try {
      const media = await member.createMedia(await member.upload(bytes), "sea.png", "image/png");
      acknowledged.push({ id: media.sys.id, hash: hash(bytes) });
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}

async function noisyPicture(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { raw: { width: size, height: size, channels: 3 } } as const;
  return new Uint8Array(
    await sharp(randomBytes(size * size * 3), noise)
      .png()
      .toBuffer(),
  );
}

/** Every file in the storage is whole: nothing half-written stays once what was let go is swept. */
async function halfWritten(): Promise<string[]> {
  const all = await readdir(join(dataDir, "media"), { recursive: true }).catch(() => []);
  return all.filter((name) => name.endsWith(".incoming"));
}

test("after kill -9 during uploads and processing every acknowledged Media is whole, and processing goes on", async () => {
  const pictures = await Promise.all([noisyPicture(900), noisyPicture(300)]);
  const acknowledged: Acknowledged[] = [];
  let wasInterrupted = false;
  let member: MemberClientForTests | undefined;
  for (const milliseconds of inWhole([1200, 2000, 900], [900])) {
    const { url, end } = await start();
    member = member === undefined ? await MemberClientForTests.signIn(url) : member.at(url);
    const writers = [member, member, member].map((each) => createUntilGone(each, pictures, acknowledged));
    await expect.poll(() => acknowledged.length, { interval: 5, timeout: 60_000 }).toBeGreaterThan(5);
    await wait(milliseconds);
    await end("SIGKILL");
    await Promise.all(writers);
  }
  const { url } = await start();
  const client = (member ?? (await MemberClientForTests.signIn(url))).at(url);
  for (const { id } of acknowledged) {
    if ((await client.readMedia(id)).fields.file["en-US"]?.state === "PROCESSING") wasInterrupted = true;
  }
  for (const { id, hash: expected } of acknowledged) {
    const entry = await client.processed(id, 60);
    expect(entry).toMatchObject({ state: "PROCESSED", detail: { image: { width: expect.any(Number) } } });
    const bytes = new Uint8Array(await (await fetch(entry.url ?? "")).arrayBuffer());
    expect(hash(bytes)).toBe(expected);
  }
  expect(acknowledged.length).toBeGreaterThan(5);
  expect(wasInterrupted).toBe(true);
}, 180_000);

test("after kill -9 a resumable Upload continues from the counted bytes, and its Media has every byte", async () => {
  const bytes = randomBytes(40 * 1024 * 1024);
  const first = await start();
  const member = await MemberClientForTests.signIn(first.url);
  const broken = await beginAndKill(member, bytes, first);
  const { url } = await start();
  const again = member.at(url);
  const resumedAt: number[] = [];
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: again.tusEndpoint,
      uploadUrl: broken.replace(first.url, url),
      headers: again.authorization,
      onBeforeRequest: (request) => {
        if (request.getMethod() === "PATCH") resumedAt.push(Number(request.getHeader("Upload-Offset")));
      },
      onError: reject,
      onSuccess: () => resolve(),
    });
    upload.start();
  });
  expect(resumedAt[0]).toBeGreaterThan(0);
  expect(resumedAt[0]).toBeLessThan(bytes.length);
  const media = await again.createMedia(
    broken.split("/").at(-1) ?? "",
    "any.bin",
    "application/octet-stream",
  );
  const { url: address } = await again.processed(media.sys.id, 30);
  expect(hash(new Uint8Array(await (await fetch(address ?? "")).arrayBuffer()))).toBe(hash(bytes));
  expect(await halfWritten()).toEqual([]);
}, 120_000);

/** Uploads in one request, and kills the service once some of it is counted. Gives the address of the Upload. */
async function beginAndKill(
  member: MemberClientForTests,
  bytes: Buffer,
  { end }: ServerForTests,
): Promise<string> {
  return new Promise((resolve) => {
    const upload: Upload = new Upload(bytes, {
      endpoint: member.tusEndpoint,
      headers: member.authorization,
      retryDelays: null,
      onError: () => resolve(upload.url ?? ""),
    });
    upload.start();
    void killWhenSomeIsStored(end);
  });
}

async function killWhenSomeIsStored(end: ServerForTests["end"]): Promise<void> {
  for (;;) {
    const all = await readdir(join(dataDir, "media"), { recursive: true }).catch(() => []);
    const pieces = all.filter((name) => /piece-\w+$/.test(name));
    if (pieces.length > 1) return void (await end("SIGKILL"));
    await wait(5);
  }
}

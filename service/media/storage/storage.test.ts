import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { FileStorage } from "#service/media/storage/file-storage.ts";
import { openFolderStorage } from "#service/media/storage/folder-storage.ts";
import { type S3ForTests, s3Credentials, startS3ForTests } from "#service/media/storage/s3-for-tests.ts";
import { openS3Storage, type S3Place } from "#service/media/storage/s3-storage.ts";

let s3: S3ForTests;
let folder: string;
const storages: { folder?: FileStorage; S3?: FileStorage } = {};

beforeAll(async () => {
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
  s3 = await startS3ForTests();
  folder = await mkdtemp(join(tmpdir(), "atrium-storage-"));
  storages.folder = openFolderStorage(folder);
  storages.S3 = openS3Storage({
    bucket: s3.bucket,
    prefix: "some/prefix",
    endpointUrl: s3.endpointUrl,
    region: "us-east-1",
  });
  // Read before the stubs are taken back after each test.
  await storages.S3.stat("warm/up");
});
afterAll(async () => {
  await storages.S3?.close();
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(["folder", "S3"] as const)("a storage in %s", (kind) => {
  const storage = () => storages[kind] as FileStorage;
  const write = (key: string, bytes: Uint8Array) => storage().write(key, Readable.from([bytes]));
  const read = async (key: string, range?: Parameters<FileStorage["read"]>[1]) =>
    buffer(await storage().read(key, range));

  test("gives back what was written, whole and in ranges", async () => {
    expect(await write("a/b/one", Buffer.from("0123456789"))).toBe(10);
    expect(await storage().stat("a/b/one")).toEqual({ sizeBytes: 10, modifiedAt: expect.any(Date) });
    expect((await read("a/b/one")).toString()).toBe("0123456789");
    expect((await read("a/b/one", { firstByte: 2, lastByte: 4 })).toString()).toBe("234");
    await write("a/b/one", Buffer.from("again"));
    expect((await read("a/b/one")).toString()).toBe("again");
  });

  test("takes a file of many parts from a stream", async () => {
    const part = randomBytes(1024 * 1024);
    const parts = Readable.from(
      (function* () {
        for (let index = 0; index < 13; index += 1) yield part;
      })(),
    );
    expect(await storage().write("a/large", parts)).toBe(13 * part.length);
    const lastByte = 13 * part.length - 1;
    const end = await read("a/large", { firstByte: lastByte - 9, lastByte });
    expect(end.equals(part.subarray(-10))).toBe(true);
  });

  test.each([1, 7])("has nothing of a file whose bytes break off after %i MB", async (megabytes) => {
    const breaking = Readable.from(
      (async function* () {
        for (let index = 0; index < megabytes; index += 1) yield Buffer.alloc(1024 * 1024);
        throw new Error("broke off");
      })(),
    );
    await expect(storage().write("a/half", breaking)).rejects.toThrow("broke off");
    expect(await storage().stat("a/half")).toBeUndefined();
  });

  test("hands a file of this machine to whom needs one", async () => {
    await write("a/local", Buffer.from("local"));
    const text = await storage().withLocalFile("a/local", (path) => readFile(path, "utf8"));
    expect(text).toBe("local");
  });

  test("removes one file, or all below a name, and no neighbour", async () => {
    for (const key of ["c/1/a", "c/1/b", "c/12/a"]) await write(key, Buffer.from("x"));
    await storage().remove("c/1/a");
    await storage().remove("c/1/a");
    expect(await storage().stat("c/1/a")).toBeUndefined();
    await storage().removeFolder("c/1");
    await storage().removeFolder("c/nothing");
    expect(await storage().stat("c/1/b")).toBeUndefined();
    expect(await storage().stat("c/12/a")).toBeDefined();
  });

  test.each(["../a", "a/../../b", "/etc/passwd", "", "a//b", "a/.", "a\\b"])(
    "has nothing at %j and writes nothing there",
    async (key) => {
      expect(await storage().stat(key)).toBeUndefined();
      await expect(write(key, Buffer.from("x"))).rejects.toThrow("lead elsewhere");
      await expect(read(key)).rejects.toThrow("lead elsewhere");
    },
  );

  test("has nothing where nothing was written", async () => {
    expect(await storage().stat("no/such")).toBeUndefined();
    await expect(read("no/such")).rejects.toThrow();
  });
});

test("a folder has nothing half-written after a failure", async () => {
  const all = await readdir(folder, { recursive: true });
  expect(all.filter((name) => name.endsWith(".incoming"))).toEqual([]);
});

test("an S3 that is not there is 503", async () => {
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
  const gone = openS3Storage({
    bucket: "gone",
    prefix: "",
    endpointUrl: "http://127.0.0.1:9",
    region: "us-east-1",
  });
  await expect(gone.stat("a")).rejects.toSatisfy(
    (error: Error & { code?: string }) => error.code === "ECONNREFUSED" || error.code === "Unavailable",
  );
  await gone.close();
});

test("an S3 that refuses our key is 503, and the log gets its code", async () => {
  for (const name of Object.keys(s3Credentials)) vi.stubEnv(name, "wrong");
  const { bucket, endpointUrl } = s3;
  const refused = openS3Storage({ bucket, prefix: "", endpointUrl, region: "us-east-1" });
  const calls = [
    () => refused.write("a", Readable.from([Buffer.alloc(1)])),
    () => refused.read("a"),
    () => refused.stat("a"),
    () => refused.remove("a"),
    () => refused.removeFolder("a"),
  ];
  for (const call of calls) {
    const cause = { message: expect.stringMatching(/^S3 answered 403 /) };
    await expect(call()).rejects.toMatchObject({ code: "Unavailable", cause });
  }
  const cause = { message: expect.stringMatching(/^S3 answered 403 InvalidAccessKeyId: /) };
  await expect(refused.check?.()).rejects.toMatchObject({ code: "Unavailable", cause });
  await refused.close();
});

test("a bucket that isn't there is 503", async () => {
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
  const { endpointUrl } = s3;
  const elsewhere = openS3Storage({ bucket: "elsewhere", prefix: "", endpointUrl, region: "us-east-1" });
  const cause = { message: expect.stringMatching(/^S3 answered 404 NoSuchBucket: /) };
  await expect(elsewhere.check?.()).rejects.toMatchObject({ code: "Unavailable", cause });
  await elsewhere.close();
});

test("a check lists only what is below the prefix, so that rights to the prefix are enough", async () => {
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
  const listed: unknown[] = [];
  const server = createServer(({ url = "" }, response) => {
    listed.push(new URL(url, "http://a").searchParams.get("prefix"));
    response.end("<ListBucketResult/>");
  });
  const storage = await openStorageAt(server, { prefix: "some/prefix" });
  await storage.check?.();
  expect(listed).toEqual(["some/prefix/"]);
});

test("a write doesn't wait for what the S3 says before its bytes", async () => {
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
  const headers: IncomingHttpHeaders[] = [];
  const plain = createServer((request, response) => {
    headers.push(request.headers);
    request.resume().on("end", () => response.writeHead(200, { etag: '"1"' }).end());
  });
  // As a store does that doesn't know `Expect: 100-continue`.
  plain.on("checkContinue", (request) => void headers.push(request.headers));
  const storage = await openStorageAt(plain);
  expect(await storage.write("a", Readable.from([Buffer.alloc(4 * 1024 * 1024)]))).toBe(4 * 1024 * 1024);
  expect(headers.map(({ expect: expected }) => expected)).toEqual([undefined]);
});

test("an S3 that never answers is 503", async () => {
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
  const storage = await openStorageAt(createServer(() => undefined));
  await expect(storage.stat("a")).rejects.toMatchObject({ code: "Unavailable" });
});

test("a file that an S3 stops sending is 503, and one whose reader pauses comes whole", async () => {
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
  const bytes = Buffer.alloc(4 * 1024 * 1024);
  const storage = await openStorageAt(
    createServer(({ url = "" }, response) => {
      response.writeHead(200, { "content-length": bytes.length });
      if (url.startsWith("/a/head")) response.flushHeaders();
      else if (url.startsWith("/a/half")) response.write(bytes.subarray(0, bytes.length / 2));
      else response.end(bytes);
    }),
  );
  for (const key of ["head", "half"]) {
    await expect(buffer(await storage.read(key))).rejects.toMatchObject({
      code: "Unavailable",
      retryAfterSeconds: 5,
      cause: { message: "S3 stopped sending a file." },
    });
  }
  let count = 0;
  for await (const chunk of await storage.read("whole")) {
    if (count === 0) await wait(3 * silentMilliseconds);
    count += chunk.length;
  }
  expect(count).toBe(bytes.length);
});

test.each(["before its first bytes", "while the S3 is silent"])(
  "a reader that leaves %s closes the connection at once",
  async (when) => {
    for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
    let isClosed = false;
    const server = createServer((_request, response) => {
      response.writeHead(200, { "content-length": 2 });
      if (when === "before its first bytes") response.flushHeaders();
      else response.write("a");
      response.on("close", () => {
        isClosed = true;
      });
    });
    const bytes = await (await openStorageAt(server, { silentMilliseconds: 60_000 })).read("a");
    if (when === "while the S3 is silent") await once(bytes, "data");
    bytes.destroy();
    await expect.poll(() => isClosed).toBe(true);
  },
);

const silentMilliseconds = 500;

async function openStorageAt(server: Server, place: Partial<S3Place> = {}): Promise<FileStorage> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const endpointUrl = `http://127.0.0.1:${port}`;
  const storage = openS3Storage({
    bucket: "a",
    prefix: "",
    endpointUrl,
    region: "us-east-1",
    readMilliseconds: 500,
    silentMilliseconds,
    ...place,
  });
  onTestFinished(async () => {
    await storage.close();
    server.closeAllConnections();
    server.close();
  });
  return storage;
}

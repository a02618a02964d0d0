import { readFile, rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataDirForTests } from "#service/database/cluster-for-tests.ts";
import { type ServerForTests, startServerForTests } from "#service/database/server-for-tests.ts";
import { MemberClientForTests } from "#service/media/member-client-for-tests.ts";

let dataDir: string;
let server: ServerForTests;
beforeAll(async () => {
  dataDir = await dataDirForTests("demo");
  server = await startServerForTests({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await server.end("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

/** Of what is in flight, and of what the collector has not looked at: a fraction of one file. */
const roomBytes = 80 * 1024 * 1024;

test("memory stays flat while 150 MB are uploaded, resumed and delivered", async () => {
  const { url, pid } = server;
  const member = await MemberClientForTests.signIn(url);
  const size = 150 * 1024 * 1024;
  await streamThrough(member, 16 * 1024 * 1024);
  const before = await residentBytes(pid);
  let most = before;
  const watch = setInterval(() => {
    void residentBytes(pid).then((now) => {
      most = Math.max(most, now);
    });
  }, 20);
  const address = await streamThrough(member, size);
  clearInterval(watch);
  expect(address).not.toBe("");
  expect(most - before).toBeLessThan(roomBytes);
}, 180_000);

/** Up in one body, up again with tus, and down again. */
async function streamThrough(member: MemberClientForTests, size: number): Promise<string> {
  const id = await member.upload(zeros(size));
  const media = await member.createMedia(id, "zeros.bin", "application/octet-stream");
  const { url = "" } = await member.processed(media.sys.id, 60);
  expect(await countBytes(url)).toBe(size);
  const created = await fetch(member.tusEndpoint, {
    method: "POST",
    headers: { ...member.authorization, "Tus-Resumable": "1.0.0", "Upload-Length": String(size) },
  });
  const patched = await fetch(created.headers.get("location") ?? "", {
    method: "PATCH",
    headers: {
      ...member.authorization,
      "Tus-Resumable": "1.0.0",
      "Upload-Offset": "0",
      "Content-Type": "application/offset+octet-stream",
    },
    body: zeros(size),
    duplex: "half",
  } as RequestInit);
  expect(patched.headers.get("upload-offset")).toBe(String(size));
  return url;
}

function zeros(size: number): ReadableStream<Uint8Array> {
  let left = size;
  return new ReadableStream({
    pull: (controller) => {
      const bytes = Math.min(left, 64 * 1024);
      if (bytes === 0) controller.close();
      else controller.enqueue(new Uint8Array(bytes));
      left -= bytes;
    },
  });
}

async function countBytes(url: string): Promise<number> {
  const { body } = await fetch(url);
  let count = 0;
  if (body !== null) for await (const chunk of body) count += chunk.byteLength;
  return count;
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

import { tmpdir } from "node:os";
import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { watchDiskSpace } from "#service/disk-space.ts";
import { refuseWritesWhenFull } from "#service/refuse-writes.ts";

const aPetabyte = 2 ** 50;

async function announce(bytes: number, uploadMaxBytes: number): Promise<number> {
  const app = Fastify();
  const disk = watchDiskSpace(tmpdir(), 1, { warn: vi.fn(), info: vi.fn() });
  refuseWritesWhenFull(app, { disk, settings: { databaseUrl: undefined, uploadMaxBytes } });
  app.post("/upload/files", (_request, reply) => reply.code(413).send());
  const headers = { "upload-length": String(bytes) };
  const { statusCode } = await app.inject({ method: "POST", url: "/upload/files", headers });
  await app.close();
  return statusCode;
}

test("a full disk refuses writes, but not what frees space or what reading needs", async () => {
  const app = Fastify();
  const disk = watchDiskSpace(tmpdir(), aPetabyte, { warn: vi.fn(), info: vi.fn() });
  refuseWritesWhenFull(app, { disk, settings: { databaseUrl: undefined, uploadMaxBytes: 1 } });
  app.all("/*", (_request, reply) => reply.send("done"));
  const statusOf = async (method: "GET" | "PUT" | "POST" | "DELETE", url: string) =>
    (await app.inject({ method, url })).statusCode;
  expect(await statusOf("PUT", "/acma/v1/me")).toBe(503);
  expect(await statusOf("GET", "/acma/v1/me")).toBe(200);
  expect(await statusOf("DELETE", "/acma/v1/me")).toBe(200);
  expect(await statusOf("POST", "/auth/v1/token")).toBe(200);
  await app.close();
});

test("the disk being full is not the reason to refuse a file that is larger than the limit", async () => {
  expect(await announce(aPetabyte, aPetabyte - 1)).toBe(413);
  expect(await announce(aPetabyte, aPetabyte)).toBe(503);
});

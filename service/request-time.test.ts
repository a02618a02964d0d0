import { request } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { boundBodyTime } from "#service/request-time.ts";

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ requestTimeout: 0 });
  boundBodyTime(app, 200);
  app.post("/json", async () => "ok");
  app.post("/file", { config: { takesFile: true } }, async () => "ok");
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app.close());

/** Sends half of a JSON body, and the rest after 600 ms. Gives the status, or the code of what went wrong. */
async function sendSlowly(path: string): Promise<unknown> {
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json", "content-length": "7" };
    const slow = request({ host: "127.0.0.1", port, path, method: "POST", headers });
    slow.on("response", ({ statusCode }) => resolve(statusCode));
    slow.on("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    slow.write('{"a"');
    setTimeout(() => slow.end(":1}"), 600);
  });
}

test("a body that does not come in time ends its connection, and a file may take longer", async () => {
  expect(await sendSlowly("/json")).toBe("ECONNRESET");
  expect(await sendSlowly("/file")).toBe(200);
});

test("headers are to come in a minute all the same", () => {
  expect(app.server.headersTimeout).toBe(60_000);
});

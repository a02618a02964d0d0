import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { writeAnswer } from "./answer.ts";

test("an answer whose client has left is read to its end, and ends", async () => {
  const body = Readable.from(
    Array.from({ length: 64 }, () => Buffer.alloc(64 * 1024)),
    { objectMode: false },
  );
  const written = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    await once(response, "close");
    const answer = { status: 200, headers: {}, cookies: [], body };
    written.resolve(writeAnswer(answer, response, {}));
    request.resume();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = get({ port, host: "127.0.0.1" });
  client.on("error", () => undefined);
  await once(server, "request");
  client.destroy();
  await written.promise;
  await expect.poll(() => body.readableEnded).toBe(true);
  server.close();
});

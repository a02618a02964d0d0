import { once } from "node:events";
import { rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { dataDirForTests } from "#service/database/cluster-for-tests.ts";
import { startServerForTests } from "#service/database/server-for-tests.ts";

it.each(["SIGTERM", "SIGINT"] as const)(
  "a second %s changes nothing: the request under way is answered, and the process ends with 0",
  async (signal) => {
    const dataDir = await dataDirForTests("demo");
    const server = await startServerForTests({ DATA_DIR: dataDir });
    try {
      const body = JSON.stringify({ refreshToken: "unknown" });
      const outgoing = request(`${server.url}/auth/v1/spaces/demo/oauth/refresh`, {
        method: "POST",
        headers: { "content-type": "application/json", "content-length": body.length },
      });
      const answered: Promise<IncomingMessage[]> = once(outgoing, "response");
      outgoing.write(body.slice(0, 5));
      await wait(200);
      process.kill(server.pid, signal);
      await wait(100);
      process.kill(server.pid, signal);
      await wait(100);
      outgoing.end(body.slice(5));
      const [answer] = await answered;
      expect(answer?.statusCode).toBe(401);
      expect(await server.end("SIGTERM")).toBe(0);
    } finally {
      await server.end("SIGKILL");
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

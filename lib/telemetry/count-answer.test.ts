import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import { countAnswer } from "./count-answer.ts";
import { setTelemetry } from "./sink.ts";

afterEach(() => setTelemetry());

test.each([
  ["/", 200, "page", "2xx"],
  ["/contents/article?x=/api/", 404, "page", "4xx"],
  ["/api/acma/me", 502, "call", "5xx"],
  ["/callback?exchangeToken=x", 303, "session", "3xx"],
  ["/login/embedded", 200, "session", "2xx"],
  ["/logouts", 200, "page", "2xx"],
  ["/_next/static/a.js", 304, "file", "3xx"],
])("%s with %i is an answer of kind %s, %s", async (path, status, kind, statusClass) => {
  const counted: unknown[] = [];
  setTelemetry({ meter: { count: (...what) => void counted.push(what), measure: () => {}, set: () => {} } });
  const server = createServer((request, response) => {
    countAnswer(request.url, response);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  await fetch(`http://127.0.0.1:${address.port}${path}`, {
    redirect: "manual",
    headers: { connection: "close" },
  });
  server.close();
  expect(counted).toEqual([["atrium.answers", { kind, status: statusClass }]]);
});

import { createServer, type RequestListener, type Server } from "node:http";
import { createGzip } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freePort } from "../../scripts/run/free-port.ts";
import { type Exchange, startRecordingProxy } from "./recording-proxy.ts";
import { Recordings } from "./recordings.ts";

const recorded: Exchange[] = [];
let answer: RequestListener;
let servers: Server[];
let url: string;

beforeEach(async () => {
  recorded.length = 0;
  const [front, behind] = [await freePort(), await freePort()];
  const target = createServer((request, response) => answer(request, response)).listen(behind, "127.0.0.1");
  const record = (exchange: Exchange) => recorded.push(exchange);
  const { noteFile } = new Recordings(".");
  const proxy = await startRecordingProxy({
    port: front,
    target: `http://127.0.0.1:${behind}`,
    record,
    noteFile,
  });
  servers = [proxy, target];
  url = `http://127.0.0.1:${front}`;
});

afterEach(() => {
  for (const server of servers) server.close().closeAllConnections();
});

test("an answer is recorded once, before it has arrived", async () => {
  answer = (_, response) => response.end("whole");
  expect(await (await fetch(`${url}/a?b=1`)).text()).toBe("whole");
  expect(recorded).toMatchObject([{ path: "/a?b=1", status: 200, responseBody: "whole" }]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(recorded).toHaveLength(1);
});

test("a file of the build is recorded once, and again when it breaks off; a page each time", async () => {
  answer = (_, response) => response.end(recorded.length < 4 ? "whole" : "who");
  const file = "/_next/static/a.js";
  for (const path of [file, file, "/page", "/page", file]) await (await fetch(url + path)).text();
  expect(recorded.map(({ responseBody }) => responseBody)).toEqual(["whole", "", "whole", "whole", "who"]);
});

test("an idle connection is kept as long as the portal keeps it", async () => {
  answer = (_, response) => response.end();
  expect((await fetch(url)).headers.get("keep-alive")).toBe("timeout=75");
});

test("an answer that its reader aborts is recorded as far as it came", async () => {
  answer = (_, response) => response.write("begun");
  const reader = (await fetch(url)).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await vi.waitFor(() => expect(recorded).toMatchObject([{ status: 200, responseBody: "begun" }]), {
    timeout: 10_000,
  });
});

test("an answer that its server breaks off is recorded as far as it came, decompressed", async () => {
  answer = (_, response) => {
    response.setHeader("content-encoding", "gzip");
    const gzip = createGzip();
    gzip.pipe(response);
    gzip.write("begun");
    gzip.flush(() => setTimeout(() => response.destroy(), 50));
  };
  await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
  await vi.waitFor(() => expect(recorded).toMatchObject([{ status: 200, responseBody: "begun" }]), {
    timeout: 10_000,
  });
});

test("a call that is never answered is recorded as sent", async () => {
  answer = (request) => request.once("end", () => request.socket.destroy()).resume();
  await expect(fetch(url, { method: "POST", body: "asked" })).rejects.toThrow();
  await vi.waitFor(() => expect(recorded).toMatchObject([{ status: 0, requestBody: "asked" }]), {
    timeout: 10_000,
  });
});

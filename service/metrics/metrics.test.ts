import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import { startServiceForTests } from "#service/auth/service-for-tests.ts";
import { findFreePort } from "#service/free-port.ts";

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

test("Prometheus is served requests by route and status, and the length of the media queue", async () => {
  const metricsPort = await findFreePort();
  const service = await startServiceForTests({ metricsPort });
  ends.push(service.close);
  await service.app.inject("/health");
  await service.app.inject("/acma/v1/spaces/secret-id/contents?fields.title=secret");
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toContain('space_request_seconds_count{method="GET",route="/health",status="2xx"} 1');
  expect(text).toMatch(
    /space_request_seconds_count\{method="GET",route="\/acma\/v1[^"]*:spaceId[^"]*",status="4xx"\} 1/,
  );
  expect(text).toMatch(/space_media_jobs\S* 0/);
  expect(text).not.toContain("secret");
});

test("a collector gets the same", async () => {
  const received: string[] = [];
  const collector = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    received.push(`${request.url} ${body}`);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  ends.push(async () => void collector.close());
  const address = collector.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const service = await startServiceForTests({
    otlpEndpoint: `http://127.0.0.1:${address.port}`,
    otlpProtocol: "http/json",
  });
  await service.app.inject("/health");
  await service.close();
  expect(received.join()).toContain("/v1/metrics");
  expect(received.join()).toContain("space.request.seconds");
});

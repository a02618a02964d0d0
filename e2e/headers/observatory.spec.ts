import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createServer, type RequestListener, request } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { Server } from "node:net";
import { promisify } from "node:util";
import { certificateForTests } from "../../scripts/test/certificate.ts";
import { expect, test } from "../portal.ts";
import { startHttpsPortal } from "./https-portal.ts";

const day = 24 * 60 * 60 * 1000;

test("Mozilla's observatory grades the sign-in page A+, and finds nothing", async () => {
  const portal = await startHttpsPortal(test.info().outputPath());
  const days = [new Date(Date.now() - day), new Date(Date.now() + day)] as const;
  const certificate = certificateForTests({ names: ["localhost"], days });
  const authorities = test.info().outputPath("authorities.pem");
  await writeFile(authorities, certificate.cert);
  const https = await listen(createSecureServer(certificate, passOn(portal.url)));
  const http = await listen(
    createServer(({ url }, response) => {
      response.writeHead(301, { location: `https://localhost:${https.port}${url}` }).end();
    }),
  );
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["tools/observatory/grade.mjs", String(http.port), String(https.port), "/sign-in"],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: authorities } },
    );
    const { grade, tests }: { grade: string; tests: { pass: boolean; points: number }[] } =
      JSON.parse(stdout);
    expect(tests.filter(({ pass, points }) => !pass || points < 0)).toEqual([]);
    expect(tests.length).toBeGreaterThanOrEqual(10);
    expect(grade).toBe("A+");
  } finally {
    for (const { server } of [http, https]) server.close();
    await portal.stop();
  }
});

/** The proxy that ends TLS. */
function passOn(target: string): RequestListener {
  return (incoming, response) => {
    const { method, headers, url = "/" } = incoming;
    const outgoing = request(new URL(url, target), { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(outgoing.once("error", () => response.destroy()));
  };
}

async function listen(server: Server): Promise<{ server: Server; port: number }> {
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  return { server, port: typeof address === "object" && address !== null ? address.port : 0 };
}

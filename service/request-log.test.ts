import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { issueTokenPair } from "#service/auth/token-pair.ts";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { createService, type Service } from "#service/index.ts";

const lines: string[] = [];
let service: Service;

beforeAll(async () => {
  const settings = { dataDir: "memory://", port: 0, logLevel: "trace" } as const;
  const logTo = { write: (line: string) => void lines.push(line) };
  service = await createService(settings, { logTo, cluster: await clusterForTests("demo") });
}, 60_000);
afterAll(() => service.close());

const lineSchema = z.object({ requestId: z.string(), route: z.string(), status: z.number() });

it("writes one line for each answer, with its request id, and nothing that is anybody's secret", async () => {
  const ada = { spaceId: "demo", serviceUserId: demoId("member", "ada") };
  const { accessToken } = await issueTokenPair(service.context, service.context.db, ada);
  const secret = "secret-in-an-address";
  lines.length = 0;
  const asked = [
    { url: `/acma/v1/me?email=ada@example.com&token=${secret}`, token: accessToken },
    { url: `/acma/v1/spaces/demo/contents?sys.id=${secret}`, token: accessToken },
    { url: `/acma/v1/spaces/demo/contents/${secret}`, token: accessToken },
    { url: `/acda/v1/spaces/demo/contents?limit=${secret}`, token: accessToken },
    { url: `/cma/v1/users?email=grace@example.com`, token: secret },
    { url: `/files/demo/${secret}/en-US/${secret}.png`, token: secret },
    { url: `/${secret}?${secret}=1`, token: secret },
    { url: `/%zz?${secret}`, token: secret },
  ];
  for (const { url, token } of asked) {
    const headers = { authorization: `Bearer ${token}`, cookie: `session=${secret}` };
    const response = await service.app.inject({ url, headers, remoteAddress: "203.0.113.7" });
    const id = response.headers["x-request-id"];
    const own = lines.filter((line) => line.includes(String(id)) && line.includes('"answered"'));
    expect(own.join(""), url).not.toContain("203.0.113.7");
    if (!url.startsWith("/%zz")) {
      expect(own, url).toHaveLength(1);
      expect(lineSchema.parse(JSON.parse(own[0] ?? "")).status).toBe(response.statusCode);
    }
  }
  for (const word of [secret, accessToken, "ada@example.com", "grace@example.com"]) {
    expect(lines.join("")).not.toContain(word);
  }
});

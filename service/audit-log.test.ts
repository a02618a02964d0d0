import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { issueTokenPair } from "#service/auth/token-pair.ts";
import { issueCmaToken } from "#service/cma/cma-token.ts";
import { spaceRoles } from "#service/cma/management-for-tests.ts";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { createService, type Service } from "#service/index.ts";

const requestId = "0f8fad5b-d9cb-469f-a165-70867728950e";
const remoteAddress = "203.0.113.7";
const words = "Only for the eyes of members";
const lines: string[] = [];
let service: Service;
let member: string;
let user: string;

beforeAll(async () => {
  const settings = { dataDir: "memory://", port: 0, logLevel: "trace" } as const;
  const logTo = { write: (line: string) => void lines.push(line) };
  service = await createService(settings, { logTo, cluster: await clusterForTests("demo") });
  const ada = { spaceId: "demo", serviceUserId: demoId("member", "ada") };
  member = (await issueTokenPair(service.context, service.context.db, ada)).accessToken;
  const order = { email: "grace@example.com", now: new Date(), days: 1 };
  user = (await issueCmaToken(service.context.db, order))?.token ?? "";
}, 60_000);
afterAll(() => service.close());
beforeEach(() => {
  lines.length = 0;
});

async function send(
  method: "POST" | "PUT" | "DELETE" | "PATCH",
  url: string,
  token: string,
  payload?: object,
) {
  const versions = method === "PUT" || method === "DELETE" ? { "x-service-version": "1" } : {};
  const headers = { authorization: `Bearer ${token}`, "x-request-id": requestId, ...versions };
  const response = await service.app.inject({
    method,
    url,
    headers,
    remoteAddress,
    ...(payload && { payload }),
  });
  expect(response.headers["x-request-id"]).toBe(requestId);
  return response;
}

const lineSchema = z.looseObject({ msg: z.string() });
const written = (message: string) =>
  lines.map((line) => lineSchema.parse(JSON.parse(line))).filter(({ msg }) => msg === message);

it("a change names who, from where, which request, and what", async () => {
  const contents = "/acma/v1/spaces/demo/content-types/article/contents";
  const created = await send("POST", contents, member, { fields: { title: { "en-US": words } } });
  const { id } = created.json().sys;
  const one = `/acma/v1/spaces/demo/contents/${id}`;
  await send("PUT", one, member, { fields: { title: { "en-US": `${words}!` } } });
  await send("DELETE", one, member);
  const about = { requestId, address: remoteAddress, memberId: demoId("member", "ada") };
  const route = "/acma/v1/spaces/:spaceId/contents/:contentId";
  expect(written("changed")).toMatchObject([
    { ...about, method: "POST", changed: { type: "Content", id, version: 1 }, status: 201 },
    { ...about, method: "PUT", route, target: { contentId: id }, changed: { id, version: 2 } },
    { ...about, method: "DELETE", route, target: { contentId: id }, status: 204 },
  ]);
});

it("its fields are in the table of the README", async () => {
  await send("DELETE", "/acma/v1/spaces/demo/contents/nothing-here", member);
  await send("DELETE", "/acma/v1/spaces/demo/contents/nothing-here", "no-token-of-ours");
  const [, table = ""] = readFileSync("service/README.md", "utf8").split("## Log");
  const documented = [...table.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const fields = lines.flatMap((line) => Object.keys(lineSchema.parse(JSON.parse(line))));
  expect(fields.length).toBeGreaterThan(10);
  expect(fields.filter((name) => !documented.includes(name))).toEqual([]);
});

it("a change of roles names the user and the roles", async () => {
  const [id, path] = [demoId("membership", "ada"), "/cma/v1/spaces/demo/space-memberships"];
  const body = { roles: spaceRoles("editor", "viewer") };
  const changed = await send("PUT", `${path}/${id}`, user, body);
  expect(changed.statusCode).toBe(200);
  expect(written("changed")).toMatchObject([
    {
      requestId,
      address: remoteAddress,
      userId: demoId("user", "grace"),
      method: "PUT",
      target: { membershipId: id },
      changed: { type: "SpaceMembership", id, userOf: demoId("user", "ada"), roles: ["editor", "viewer"] },
    },
  ]);
});

it("a refusal names who it was, or from where a stranger came; what a stranger wrote into the path stays out", async () => {
  await send("DELETE", "/acma/v1/spaces/demo/contents/nothing-here", member);
  await send("DELETE", "/acma/v1/spaces/demo/contents/path-of-a-stranger", "no-token-of-ours");
  const [known, stranger] = written("refused");
  expect(known).toMatchObject({ memberId: demoId("member", "ada"), target: { contentId: "nothing-here" } });
  expect(stranger).toMatchObject({ address: remoteAddress, status: 401, requestId });
  expect(stranger).not.toHaveProperty("memberId");
  expect(lines.join("")).not.toContain("path-of-a-stranger");
});

it("a piece of a file is no change", async () => {
  const piece = "/upload/v1/spaces/demo/uploads/resumable/Ab3dEf6hIj9kLmN0pQr2Tu";
  // It names no version of tus.
  expect((await send("PATCH", piece, member)).statusCode).toBe(412);
  expect([...written("changed"), ...written("refused")]).toEqual([]);
});

it("nothing personal is written: no title, token, e-mail address or query", async () => {
  const contents = "/acma/v1/spaces/demo/content-types/article/contents";
  await send("POST", `${contents}?note=ada@example.com`, member, { fields: { title: { "en-US": words } } });
  await send("PATCH", "/acma/v1/me", member, { nickname: words });
  expect(written("changed").length).toBeGreaterThan(0);
  for (const word of [words, member, user, "ada@example.com", "@example.com"])
    expect(lines.join("")).not.toContain(word);
});

it.each(["made up", "x".repeat(36), "0f8fad5b-d9cb-469f-a165-70867728950e extra"])(
  "a request id of another shape is not taken: %s",
  async (given) => {
    const { headers } = await service.app.inject({ url: "/health", headers: { "x-request-id": given } });
    expect(headers["x-request-id"]).toMatch(/^[0-9A-Za-z]{22}$/);
  },
);

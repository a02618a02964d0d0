import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  ask,
  exchange,
  exchangeTokenOf,
  goThroughProvider,
  itemSchema,
  listSchema,
  membershipSchema,
  pairSchema,
  renew,
  signIn,
} from "./client-for-tests.ts";
import { startOtherSpace } from "./start.ts";

const callbackUrl = "http://127.0.0.1/callback?from=village";
const items = listSchema(itemSchema);
let space: Awaited<ReturnType<typeof startOtherSpace>>;
let ada = "";
let cy = "";

beforeAll(async () => {
  space = await startOtherSpace({ callbackUrl });
  ada = (await signIn(space, "Ada")).accessToken;
  cy = (await signIn(space, "Cy")).accessToken;
});
afterAll(() => space.stop());

const acma = (path: string, sent = {}) => ask(`${space.addresses.acma}${path}`, { token: ada, ...sent });
const inSpace = (path: string, sent = {}) => acma(`/spaces/${space.spaceId}${path}`, sent);
const walks = () => `/content-types/${space.typeId("walk")}/contents`;
const listWalks = async (query: string) => items.parse((await inSpace(`${walks()}?${query}`)).json);
const titles = async (query: string) => (await listWalks(query)).items.map(({ fields }) => fields.title?.en);
const newWalk = async (fields: object) => {
  const sys = { contentType: { sys: { id: space.typeId("walk") } } };
  const answer = await inSpace("/contents", { method: "POST", body: { sys, fields } });
  return itemSchema.parse(answer.json);
};

describe("Auth API", () => {
  test("Login flow: 302 to the provider, then callbackUrl with exchangeToken appended to its query", async () => {
    const { begun, location } = await goThroughProvider(space, "Ada");
    expect([begun.status, begun.text]).toEqual([302, ""]);
    expect(location).toMatch(/^http:\/\/127\.0\.0\.1\/callback\?from=village&exchangeToken=[^&]{1,256}$/);
  });

  test("Token exchange: 200 with the token response, once", async () => {
    const token = await exchangeTokenOf(space, "Ada");
    const first = await exchange(space, token);
    expect(first.status).toBe(200);
    const pair = pairSchema.parse(first.json);
    expect(Date.parse(pair.refreshExpiresAt) - Date.parse(pair.createdAt)).toBe(3 * 24 * 3_600_000);
    const second = await exchange(space, token);
    expect(second.status).toBe(400);
    expect(second.text).toMatch(/^<!doctype html>/);
  });

  test("Limits: a token in a request body has 1 to 256 characters", async () => {
    expect((await exchange(space, "")).status).toBe(400);
    const problem = "application/problem+json";
    expect((await renew(space, "x".repeat(257))).headers.get("content-type")).toBe(problem);
    expect((await renew(space, "x".repeat(256))).headers.get("content-type")).toBe("text/html");
  });

  test("Token renewal: the previous pair is revoked, and a replayed refreshToken revokes the new one", async () => {
    const old = await signIn(space, "Bo");
    const renewed = await renew(space, old.refreshToken);
    expect(renewed.status).toBe(200);
    const pair = pairSchema.parse(renewed.json);
    expect((await acma("/me", { token: old.accessToken })).status).toBe(403);
    expect((await acma("/me", { token: pair.accessToken })).status).toBe(200);
    expect((await renew(space, old.refreshToken)).status).toBe(400);
    expect((await acma("/me", { token: pair.accessToken })).status).toBe(403);
    expect((await renew(space, pair.refreshToken)).status).toBe(400);
  });

  test.each([true, false])("Logout: 204; refreshToken sent: %s, it is revoked then alone", async (isSent) => {
    const { accessToken: token, refreshToken } = await signIn(space, "Bo");
    const url = `${space.addresses.auth}/spaces/${space.spaceId}/oauth/token`;
    const out = await ask(url, { method: "DELETE", token, ...(isSent ? { body: { refreshToken } } : {}) });
    expect([out.status, out.text]).toEqual([204, ""]);
    expect((await acma("/me", { token })).status).toBe(403);
    expect((await renew(space, refreshToken)).status).toBe(isSent ? 400 : 200);
    expect((await ask(url, { method: "DELETE" })).status).toBe(403);
  });

  test("Errors: callbackUrl with a custom scheme is rejected", async () => {
    await expect(startOtherSpace({ callbackUrl: "walkers://callback" })).rejects.toThrow("web address");
  });
});

describe("ACMA", () => {
  test("GET /me: the ServiceUser; nickname and avatarUrl are modifiable, email is not", async () => {
    const before = await acma("/me", { token: cy });
    expect(before.json).toMatchObject({
      sys: { type: "ServiceUser", space: { sys: { id: space.spaceId, targetType: "Space" } }, version: 1 },
      nickname: "Cy",
      enableLogin: true,
      isAdmin: true,
    });
    const body = { nickname: "Cyan", avatarUrl: "https://example.com/c.png", email: "x@example.com" };
    const update = await acma("/me/profile", { method: "PUT", token: cy, body });
    expect([update.status, update.text]).toEqual([204, ""]);
    const after = {
      sys: { email: "cy@example.com", version: 2 },
      nickname: "Cyan",
      avatarUrl: body.avatarUrl,
    };
    expect((await acma("/me", { token: cy })).json).toMatchObject(after);
  });

  test("Content: created as Published, updated to the next version, and deleted", async () => {
    const { sys } = await newWalk({ title: { en: "Mine" }, "length-in-m": { en: 7 } });
    expect(sys).toMatchObject({ version: 1, status: "Published", publish: { version: 1 } });
    const path = `${walks()}/${sys.id}`;
    const body = { fields: { title: { en: "Still mine" } } };
    expect((await inSpace(path, { method: "PATCH", body })).status).toBe(204);
    const read = itemSchema.parse((await inSpace(path)).json);
    expect(read).toMatchObject({
      sys: { version: 2 },
      fields: { title: { en: "Still mine" }, "length-in-m": { en: 7 } },
    });
    expect(read.fields["walked-on"], "a field with no value is an empty object").toEqual({});
    expect((await inSpace(path, { method: "DELETE" })).status).toBe(200);
    expect((await inSpace(path)).status).toBe(410);
  });

  test("Content: a required field, an unknown one, another kind and an unknown locale are refused", async () => {
    const sys = { contentType: { sys: { id: space.typeId("walk") } } };
    const all = [
      {},
      { title: { en: "a" }, x: {} },
      { title: { en: 1 } },
      { title: { en: "a", "xx-yy": "b" } },
    ];
    for (const fields of all) {
      const answer = await inSpace("/contents", { method: "POST", body: { sys, fields } });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "application/problem+json"]);
    }
  });

  test("Scope: update and delete are limited to :self; isAdmin may delete others' data, not update it", async () => {
    const { sys } = await newWalk({ title: { en: "Of Ada" } });
    const path = `${walks()}/${sys.id}`;
    const bo = (await signIn(space, "Bo")).accessToken;
    const body = { fields: { title: { en: "Of others" } } };
    expect((await inSpace(path, { token: bo })).status).toBe(200);
    const [own] = items.parse((await inSpace(`${walks()}?order=fields.title.en:desc&limit=1`)).json).items;
    expect((await inSpace(`${walks()}/${own?.sys.id}`, { method: "PATCH", token: bo, body })).status).toBe(
      404,
    );
    expect((await inSpace(path, { method: "DELETE", token: bo })).status).toBe(404);
    expect((await inSpace(path, { method: "PATCH", token: cy, body })).status).toBe(404);
    expect((await inSpace(path, { method: "DELETE", token: cy })).status).toBe(200);
  });

  test("Media: an Upload, a PENDING entry, then url and detail; the url answers with the bytes", async () => {
    const [seeded] = items.parse((await inSpace("/assets?limit=1")).json).items;
    const entry = z.object({ url: z.url() }).parse(seeded?.fields.file?.en);
    const bytes = new Uint8Array(await (await fetch(entry.url)).arrayBuffer());
    const upload = await ask(`${space.addresses.upload}/spaces/${space.spaceId}/files`, {
      method: "POST",
      token: ada,
      body: new Blob([bytes]),
    });
    const { id } = z
      .object({ sys: z.object({ id: z.string(), type: z.literal("Upload") }) })
      .parse(upload.json).sys;
    const pending = {
      fileName: "a b.png",
      contentType: "image/png",
      mimeGroups: ["Image"],
      state: "PENDING",
      upload: id,
    };
    const body = { fields: { title: { en: "River" }, file: { en: pending } } };
    const media = itemSchema.parse((await inSpace("/assets", { method: "POST", body })).json);
    expect(media).toMatchObject({
      sys: { type: "Media", status: "Published" },
      fields: { file: { en: { state: "QUEUED" } } },
    });
    expect(media.fields.file?.en).not.toHaveProperty("url");
    const done = z.object({ url: z.url(), detail: z.unknown() });
    const path = `/assets/${media.sys.id}`;
    await expect
      .poll(async () => done.safeParse(itemSchema.parse((await inSpace(path)).json).fields.file?.en).success)
      .toBe(true);
    const { url, detail } = done.parse(itemSchema.parse((await inSpace(path)).json).fields.file?.en);
    expect(detail).toEqual({ size: bytes.length, image: { width: 48, height: 32 } });
    expect(new URL(url).origin).toBe(space.origins.media);
    const renamed = { fields: { title: { en: "Lake" } } };
    expect((await inSpace(path, { method: "PATCH", body: renamed })).status).toBe(204);
    expect((await inSpace(path)).json).toMatchObject({
      sys: { version: 2 },
      fields: { title: { en: "Lake" }, file: { en: { url } } },
    });
    expect(
      (await inSpace("/assets", { method: "POST", body, token: cy })).status,
      "another member's Upload",
    ).toBe(400);
    const delivered = await fetch(url);
    expect(new Uint8Array(await delivered.arrayBuffer())).toEqual(bytes);
    expect((await inSpace(path, { method: "DELETE" })).status).toBe(200);
  });

  test("ACDA delivers what is published, to members", async () => {
    const url = `${space.addresses.acda}/spaces/${space.spaceId}/delivery/${space.typeId("guide")}`;
    expect(items.parse((await ask(url, { token: ada })).json).totalCount).toBe(4);
    expect((await ask(url)).status).toBe(403);
  });
});

describe("Lists", () => {
  const only = "fields.title.en[prefix]=Walk";

  test("Paging: default limit 15; links.next as it is, until it is absent; links.prev backward", async () => {
    const seen: unknown[] = [];
    let page = await listWalks(only);
    expect([page.limit, page.totalCount, page.items.length]).toEqual([15, 32, 15]);
    const base = space.addresses.acma.replace(/\/v1$/, "");
    const call = async (link: string) => items.parse((await ask(base + link, { token: ada })).json);
    const second = await call(page.links.next ?? "");
    expect((await call(second.links.prev ?? "")).items).toEqual(page.items);
    seen.push(...page.items);
    while (page.links.next !== undefined) {
      page = await call(page.links.next);
      seen.push(...page.items);
    }
    expect(seen).toEqual((await listWalks(`${only}&limit=100`)).items);
    expect(seen).toHaveLength(32);
  });

  test("Paging: the cursor of a link as next, and skip", async () => {
    const first = await listWalks(`${only}&limit=3`);
    const cursor = new URLSearchParams(first.links.next?.split("?")[1]).get("next") ?? "";
    const byCursor = await listWalks(`${only}&limit=3&next=${encodeURIComponent(cursor)}`);
    expect(byCursor.items).toEqual((await listWalks(`${only}&limit=3&skip=3`)).items);
    expect((await inSpace(`${walks()}?next=garbage`)).status).toBe(400);
    expect((await listWalks("limit=0")).limit).toBe(1);
  });

  test("order: by default sys.createdAt,sys.id; by a field of a locale, descending too", async () => {
    const all = (await listWalks("limit=100")).items.map(({ sys }) => Date.parse(sys.createdAt));
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect(await titles(`${only}&order=fields.title.en:desc&limit=2`)).toEqual(["Walk 31", "Walk 30"]);
    const [first] = (await listWalks(`${only}&order=fields.is-open.en&limit=1`)).items;
    expect(first?.fields["is-open"], "items without a value come first").toEqual({});
  });

  const length = "fields.length-in-m.en";
  test.each([
    [`${length}=500`, 1],
    [`${length}[ne]=500`, 31],
    [`${length}[gt]=15000`, 1],
    [`${length}[gte]=15000&${length}[lt]=15500`, 1],
    [`${length}[lte]=500`, 2],
    [`${length}[in]=0&${length}[in]=500&${length}[in]=1`, 2],
    ["fields.key-words.en[all]=river&fields.key-words.en[all]=easy", 16],
    ["fields.key-words.en[nin]=easy", 16],
    ["fields.is-open.en[exists]=false", 11],
    ["fields.is-open.en=true", 11],
    ["fields.walked-on.en[gte]=2026-03-31", 2],
    ["sys.createdAt[gte]=2026-03-01T08:28:00Z", 8],
    ["filter[fields.title.en]=Walk 01", 32],
  ])("Filter: %s matches %i of 32", async (query, count) => {
    expect((await listWalks(`${only}&${query}`)).totalCount).toBe(count);
  });

  test("Filter rule 3: a fields. key on the flat list requires sys.contentType.sys.id", async () => {
    const type = space.typeId("walk");
    const flat = (query: string) => inSpace(`/contents?${query}`);
    expect((await flat(`${only}&contentType=${type}`)).status).toBe(400);
    expect(items.parse((await flat(`${only}&sys.contentType.sys.id=${type}`)).json).totalCount).toBe(32);
    expect((await flat(`${only}&sys.contentType.sys.id[eq]=${type}`)).status).toBe(200);
    expect((await flat("order=fields.title.en")).status).toBe(400);
  });

  test("names that every object has are neither operators nor fields", async () => {
    for (const name of ["fields.title.en[constructor]", "fields.title.en[toString]"])
      expect((await inSpace(`${walks()}?${name}=x`)).status).toBe(400);
    const sys = { contentType: { sys: { id: space.typeId("walk") } } };
    const fields = { title: { en: "One" }, toString: { en: "x" } };
    expect((await inSpace("/contents", { method: "POST", body: { sys, fields } })).status).toBe(400);
  });

  test("Filter rule 4 and advanced search: RichText, and regex without advanced search, are refused", async () => {
    const guides = `/content-types/${space.typeId("guide")}/contents`;
    expect((await inSpace(`${guides}?fields.about.en[exists]=true`)).status).toBe(400);
    const answer = await inSpace(`${walks()}?fields.title.en[regex]=1$`, {
      headers: { "x-service-advanced-search": "true" },
    });
    expect([answer.status, answer.headers.get("x-service-advanced-search")]).toEqual([400, null]);
  });

  test("Filter: Media by fields.file.<locale>.mimeGroups", async () => {
    const found = items.parse((await inSpace("/assets?fields.file.en.mimeGroups=Raster")).json);
    expect(found.totalCount).toBeGreaterThanOrEqual(4);
  });

  test("select: fields to include, or to exclude, not mixed", async () => {
    const list = async (select: string) => inSpace(`${walks()}?limit=1&select=${select}`);
    const answer = z.object({ items: z.array(z.unknown()) });
    expect(answer.parse((await list("sys.id,fields.title")).json).items).toEqual([
      { sys: { id: expect.any(String) }, fields: { title: { en: "Walk 00" } } },
    ]);
    const [excluded] = answer.parse((await list("-fields,-sys.publish")).json).items;
    expect(excluded).toMatchObject({ sys: { type: "Content" }, metadata: {} });
    expect(excluded).not.toHaveProperty("fields");
    expect(excluded).not.toHaveProperty("sys.publish");
    expect((await list("sys.id,-fields")).status).toBe(400);
  });

  test("include: 1 has the Refers of the items, 2 theirs as well", async () => {
    const included = async (level: number) =>
      (await listWalks(`${only}&limit=1&include=${level}`)).included?.map(
        (one) => itemSchema.parse(one).sys.type,
      );
    expect(await included(0)).toBeUndefined();
    expect(await included(1)).toEqual(["Media", "Content"]);
    expect((await included(2))?.toSorted()).toEqual(["Content", "Content", "Media"]);
  });
});

describe("CMA", () => {
  const cma = (path: string, sent = {}) =>
    ask(`${space.addresses.cma}${path}`, { token: space.cmaTokens.grace, ...sent });
  const members = () => `/spaces/${space.spaceId}/members`;
  const role = (name: string) => ({ sys: { id: `role.${name}`, type: "Refer", targetType: "SpaceRole" } });

  test("Authentication: a ServiceUser's accessToken is rejected, and a CMA token on ACMA", async () => {
    expect((await cma("/me", { token: ada })).status).toBe(403);
    expect((await acma("/me", { token: space.cmaTokens.grace })).status).toBe(403);
  });

  test("Own memberships: with include=1 the response has details of the Space", async () => {
    const list = listSchema(membershipSchema).parse((await cma("/me/space-memberships?include=1")).json);
    expect(list.items).toHaveLength(1);
    expect(list.included).toContainEqual(expect.objectContaining({ title: "Walkers" }));
  });

  test("Space Membership: created without a version, changed with the current one alone, deleted", async () => {
    const user = { sys: { id: "user.mary", type: "Refer", targetType: "User" } };
    const body = { sys: { user }, roles: [role("visitor")] };
    const { sys } = membershipSchema.parse((await cma(members(), { method: "POST", body })).json);
    expect(sys.version).toBe(1);
    const path = `${members()}/${sys.id}`;
    const change = (method: string, version: number | undefined, roles: object[]) =>
      cma(path, {
        method,
        body: { roles },
        headers: version ? { "X-Service-Version": String(version) } : {},
      });
    expect((await change("PUT", undefined, [role("gardener")])).status).toBe(400);
    expect((await change("PUT", 1, [role("gardener"), role("visitor")])).status).toBe(204);
    expect((await change("PATCH", 1, [role("gardener")])).status).toBe(412);
    expect((await change("PATCH", 2, [])).status).toBe(400);
    expect((await change("PATCH", 2, [role("visitor")])).status).toBe(204);
    const read = membershipSchema.parse((await cma(path)).json);
    expect([read.sys.version, read.roles]).toEqual([3, [role("visitor")]]);
    expect((await cma(path, { method: "DELETE" })).status).toBe(200);
  });

  test("Lists of users, roles and Content Types follow the list conventions", async () => {
    const any = listSchema(z.looseObject({ sys: z.object({ id: z.string() }) }));
    const paths = [
      "/platform-users?sys.email=mary@example.com",
      `/spaces/${space.spaceId}/roles`,
      `/spaces/${space.spaceId}/models`,
    ];
    const counts = await Promise.all(paths.map(async (path) => any.parse((await cma(path)).json).totalCount));
    expect(counts).toEqual([1, 3, 3]);
    expect((await cma(`/spaces/${space.spaceId}/models/${space.typeId("walk")}`)).json).toMatchObject({
      fields: { "length-in-m": { kind: "Integer", mandatory: false } },
    });
  });
});

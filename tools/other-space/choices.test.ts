import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import type { Options } from "./choices.ts";
import { ask, goThroughProvider, membershipSchema, renew, signIn } from "./client-for-tests.ts";
import { startOtherSpace } from "./start.ts";

let stop = async () => {};
afterEach(() => stop());

/** A Space with these choices, and Ada's calls to it. */
async function start(options: Options) {
  const space = await startOtherSpace(options);
  stop = space.stop;
  const { accessToken: token, refreshToken } = await signIn(space, "Ada");
  const type = space.typeId("walk");
  const acma = (path: string, sent = {}) =>
    ask(`${space.addresses.acma}/spaces/${space.spaceId}${path}`, { token, ...sent });
  const walks = (query = "") => acma(`/content-types/${type}/contents?${query}`);
  const create = (fields: object) =>
    acma("/contents", { method: "POST", body: { sys: { contentType: { sys: { id: type } } }, fields } });
  return { space, token, refreshToken, type, acma, walks, create };
}

const listSchema = z.object({
  items: z.array(z.looseObject({ fields: z.record(z.string(), z.record(z.string(), z.unknown())) })),
  totalCount: z.int().optional(),
  limit: z.int().optional(),
  links: z.object({ next: z.string().nullish(), prev: z.string().nullish() }).optional(),
});
const itemSchema = z.looseObject({
  sys: z.looseObject({ id: z.string(), version: z.int(), createdAt: z.string() }),
});
const first = (json: unknown) => listSchema.parse(json).items[0];
const title = (json: unknown) => first(json)?.fields.title;

test("statuses: each answer has the one that was chosen", async () => {
  const statuses = {
    created: 201,
    updated: 200,
    deleted: 204,
    badToken: 401,
    refusedGrant: 401,
    gone: 404,
    invalid: 422,
    forbidden: 403,
  };
  const { space, acma, create, type } = await start({ statuses });
  const made = await create({ title: { en: "a" } });
  const path = `/content-types/${type}/contents/${itemSchema.parse(made.json).sys.id}`;
  const update = await acma(path, { method: "PATCH", body: { fields: {} } });
  expect(itemSchema.parse(update.json).sys.version).toBe(2);
  const bo = (await signIn(space, "Bo")).accessToken;
  const answers = [
    made,
    update,
    await acma(path, { method: "DELETE", token: bo }),
    await acma(path, { method: "DELETE" }),
    await acma(path),
    await acma(path, { token: "unknown" }),
    await create({}),
    await renew(space, "unknown"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 403, 204, 404, 401, 422, 401]);
});

test.each([
  ["problem", "application/problem+json", /"status":400/],
  ["errors", "application/json", /^\{"errors":\[/],
  ["text", "text/plain; charset=euc-kr", /^invalid\n$/],
  ["html", "text/html", /^<!doctype html>/],
  ["empty", null, /^$/],
] as const)("errorBody, grantErrorBody: %s", async (kind, contentType, text) => {
  const { space, create } = await start({ errorBody: kind, grantErrorBody: kind });
  for (const answer of [await create({}), await renew(space, "x".repeat(300))]) {
    expect([answer.status, answer.headers.get("content-type")]).toEqual([400, contentType]);
    expect(answer.text).toMatch(text);
  }
  expect((await renew(space, "unknown")).headers.get("content-type")).toBe(contentType);
});

test.each([
  ["date", /GMT$/],
  ["seconds", /^\d+$/],
  ["none", /^absent$/],
] as const)("retryAfter: %s, while the Space is busy", async (retryAfter, value) => {
  const { space, walks } = await start({ retryAfter, statuses: { busy: 429 } });
  space.beBusy(60);
  const { status, headers } = await walks();
  expect(status).toBe(429);
  expect(headers.get("retry-after") ?? "absent").toMatch(value);
  space.beBusy(0);
  expect((await walks()).status).toBe(200);
});

test("loginRefusal, disabledMembers: a page of the Space, or an error at callbackUrl", async () => {
  const { space } = await start({ disabledMembers: ["Bo"] });
  expect((await goThroughProvider(space, "Bo")).back.status).toBe(403);
  expect((await goThroughProvider(space, "Cancel")).location).toBeNull();
  await space.stop();
  const other = await start({ disabledMembers: ["Bo"], loginRefusal: "callback" });
  expect((await goThroughProvider(other.space, "Bo")).location).toBe(
    "http://127.0.0.1/callback?errorCode=blocked",
  );
});

test("replayedRefresh: isRefused leaves the new pair alone; accessSeconds: a token expires", async () => {
  const { space, refreshToken } = await start({ replayedRefresh: "isRefused", accessSeconds: 900 });
  const { json } = await renew(space, refreshToken);
  const pair = z
    .object({ accessToken: z.string(), createdAt: z.string(), expiresAt: z.string() })
    .parse(json);
  expect((await renew(space, refreshToken)).status).toBe(400);
  expect((await ask(`${space.addresses.acma}/me`, { token: pair.accessToken })).status).toBe(200);
  expect(Date.parse(pair.expiresAt) - Date.parse(pair.createdAt)).toBe(900_000);
});

test("Logout with an unknown refreshToken revokes nothing", async () => {
  const { space, token, walks } = await start({});
  const url = `${space.addresses.auth}/spaces/${space.spaceId}/oauth/token`;
  expect((await ask(url, { method: "DELETE", token, body: { refreshToken: "unknown" } })).status).toBe(400);
  expect((await walks()).status).toBe(200);
});

test("Tokens are as long as the interface allows, and are no part of a URL as they are", async () => {
  const { token, refreshToken } = await start({});
  expect(token).toHaveLength(1202);
  expect(refreshToken).toHaveLength(256);
  expect(refreshToken).toMatch(/=$/);
});

test("A cursor takes precedence over skip, and is valid for other filters", async () => {
  const { walks } = await start({});
  const { links } = listSchema.parse((await walks("limit=3")).json);
  const next = encodeURIComponent(new URLSearchParams(links?.next?.split("?")[1]).get("next") ?? "");
  expect(title((await walks(`next=${next}&skip=9`)).json)).toEqual({ en: "Walk 03" });
  expect(title((await walks(`next=${next}&fields.is-open.en=true`)).json)).toEqual({ en: "Walk 04" });
});

test("metadata.tags: Tags of a shape of its own", async () => {
  const { walks } = await start({});
  const tag = { sys: { id: "tag.spring", type: "Tag" }, label: "spring" };
  expect(first((await walks()).json)?.metadata).toEqual({ tags: [tag], concepts: [] });
});

test("ids, dateTimes, locales, optionalMembers, extraMembers", async () => {
  const { space, token, walks } = await start({
    ids: "numeric",
    dateTimes: "utc",
    locales: ["ko_KR"],
    optionalMembers: "missing",
    extraMembers: false,
  });
  const { sys } = itemSchema.parse(first((await walks()).json));
  expect(sys.id).toMatch(/^\d+$/);
  expect(sys.createdAt).toMatch(/\.\d{3}Z$/);
  expect(sys).not.toHaveProperty("environment");
  expect(title((await walks()).json)).toEqual({ ko_KR: "Walk 00" });
  const me = (await ask(`${space.addresses.acma}/me`, { token })).json;
  expect(me).not.toHaveProperty("avatarUrl");
  expect(me).not.toHaveProperty("roleOverride");
});

test.each(["ignored", "inHeader", "inBody"] as const)("contentVersion: %s", async (contentVersion) => {
  const { acma, create, type } = await start({ contentVersion });
  const { id } = itemSchema.parse((await create({ title: { en: "a" } })).json).sys;
  const update = async (version: number | undefined) => {
    const headers = version === undefined ? {} : { "X-Service-Version": String(version) };
    const body = { fields: {}, ...(version === undefined ? {} : { sys: { version } }) };
    const sent = contentVersion === "inHeader" ? { headers, body: { fields: {} } } : { body };
    return (await acma(`/content-types/${type}/contents/${id}`, { method: "PATCH", ...sent })).status;
  };
  const statuses = [await update(undefined), await update(9), await update(1)];
  expect(statuses).toEqual(contentVersion === "ignored" ? [204, 204, 204] : [400, 412, 204]);
});

test.each(["", "/members", "/members/v1"])(
  "memberBase %j: links below the address without its /v1",
  async (memberBase) => {
    const { space, token, walks } = await start({ memberBase });
    const { links } = listSchema.parse((await walks()).json);
    expect(links?.next).toMatch(/^\/v1\/spaces\//);
    const url = `${space.addresses.acma.replace(/\/v1$/, "")}${links?.next}`;
    expect(title((await ask(url, { token })).json)).toEqual({ en: "Walk 15" });
  },
);

test("paths: a path and a method of another choice; PUT replaces all fields", async () => {
  const path = "/spaces/{spaceId}/contents/{contentId}";
  const { acma, create } = await start({
    paths: { readContent: `GET ${path}`, updateContent: `PUT ${path}` },
  });
  const made = itemSchema.parse((await create({ title: { en: "a" }, "length-in-m": { en: 1 } })).json);
  const body = { fields: { title: { en: "b" } } };
  expect((await acma(`/contents/${made.sys.id}`, { method: "PATCH", body })).status).toBe(405);
  expect((await acma(`/contents/${made.sys.id}`, { method: "PUT", body })).status).toBe(204);
  expect((await acma(`/contents/${made.sys.id}`)).json).toMatchObject({
    fields: { title: { en: "b" }, "length-in-m": {} },
  });
});

test("descending, valueLists, absentValues, selectKeepsSys", async () => {
  const { walks } = await start({
    descending: "minus",
    valueLists: "commas",
    absentValues: "last",
    selectKeepsSys: true,
  });
  expect(title((await walks("order=-fields.title.en")).json)).toEqual({ en: "Walk 31" });
  const { totalCount } = listSchema.parse((await walks("fields.length-in-m.en[in]=0,500")).json);
  expect(totalCount).toBe(2);
  expect(first((await walks("order=-fields.is-open.en")).json)?.fields["is-open"]).toEqual({ en: true });
  expect(first((await walks("select=fields.title")).json)).toHaveProperty("sys.version");
});

test.each([
  ["plus", 0],
  ["space", 1],
] as const)("plusInQueries: %s; prefix is without regard to case", async (plusInQueries, count) => {
  const { walks } = await start({ plusInQueries });
  expect(listSchema.parse((await walks("fields.title.en=Walk+01")).json).totalCount).toBe(count);
  const { totalCount, links } = listSchema.parse((await walks("fields.title.en[prefix]=walk%20")).json);
  expect(totalCount).toBe(32);
  expect(links?.next).toContain("=walk%20&");
});

test("badLimit, unknownFields: refused", async () => {
  const { walks } = await start({ badLimit: "refused", unknownFields: "refused" });
  const queries = [
    "limit=0",
    "limit=101",
    "limit=x",
    "fields.nothing.en=1",
    "fields.title.xx=1",
    "sys.nothing=1",
    "order=x",
  ];
  for (const query of queries) expect((await walks(query)).status, query).toBe(400);
});

test("include inPlace: to the level", async () => {
  const { walks } = await start({ include: "inPlace" });
  const walk = first((await walks("include=3&limit=1")).json);
  const mentor = {
    en: { sys: { type: "Content" }, fields: { mentor: { en: { sys: { type: "Content" } } } } },
  };
  expect(walk?.fields["led-by"]).toMatchObject({ en: { sys: { type: "Content" }, fields: { mentor } } });
  expect(walk?.fields.cover).toMatchObject({ en: { sys: { type: "Media" } } });
});

test("advancedSearch: regex without (?i), near, within, and a part of LongText; the header is returned", async () => {
  const { walks, acma, type } = await start({ advancedSearch: true });
  const headers = { "X-Service-Advanced-Search": "true" };
  const search = async (query: string) => {
    const answer = await acma(`/content-types/${type}/contents?${query}`, { headers });
    return answer.status === 200 ? listSchema.parse(answer.json).totalCount : answer.status;
  };
  const { headers: answered } = await acma("/assets", { headers });
  expect(answered.get("X-Service-Advanced-Search")).toBe("true");
  expect(await search("fields.title.en[regex]=Walk .7$")).toBe(3);
  expect(await search("fields.title.en[regex]=(?i)walk")).toBe(400);
  expect(await search("fields.where.en[near]=8,47,12")).toBe(2);
  expect(await search("fields.where.en[within]=7,46.95;9,46.95;9,47.25;7,47.25")).toBe(3);
  expect(await search("fields.where.en[within]=7,46;9,46")).toBe(400);
  expect(await search("fields.long-story.en=RIVER")).toBe(32);
  expect((await walks("fields.title.en[regex]=a")).status).toBe(400);
  expect(listSchema.parse((await walks("fields.long-story.en=RIVER")).json).totalCount).toBe(0);
});

test("links, endLinks, totalCount, listWrapper: against the interface", async () => {
  const absolute = await start({ links: "absolute", endLinks: "null", totalCount: false });
  const list = listSchema.parse((await absolute.walks()).json);
  expect(list.totalCount).toBeUndefined();
  expect(list.links?.prev).toBeNull();
  expect((await ask(list.links?.next ?? "", { token: absolute.token })).status).toBe(200);
  await absolute.space.stop();
  const bare = await start({ listWrapper: "itemsOnly" });
  expect(Object.keys(z.looseObject({}).parse((await bare.walks()).json))).toEqual(["items"]);
  await bare.space.stop();
  const unlinked = await start({ links: "missing" });
  expect((await unlinked.walks()).json).not.toHaveProperty("links");
});

test("uploadBody multipart; a file that is no picture is BROKEN; mediaStates none; mediaUrls", async () => {
  const { space, token, acma } = await start({
    uploadBody: "multipart",
    processingMs: 0,
    mediaUrls: "withoutScheme",
  });
  const form = new FormData();
  form.set("file", new Blob(["no picture"]));
  const upload = await ask(`${space.addresses.upload}/spaces/${space.spaceId}/files`, {
    method: "POST",
    token,
    body: form,
  });
  const { id } = z.object({ sys: z.object({ id: z.string() }) }).parse(upload.json).sys;
  const make = async (contentType: string) => {
    const entry = { fileName: "a", contentType, mimeGroups: [], state: "PENDING", upload: id };
    return (await acma("/assets", { method: "POST", body: { fields: { file: { en: entry } } } })).json;
  };
  expect(await make("image/png")).toMatchObject({ fields: { file: { en: { state: "BROKEN" } } } });
  const url = expect.stringMatching(/^\/\/127/);
  const state = "AVAILABLE";
  expect(await make("text/plain")).toMatchObject({
    fields: { file: { en: { state, url, detail: { size: 10 } } } },
  });
  await space.stop();
  const other = await start({ mediaStates: "none" });
  expect(first((await other.acma("/assets")).json)?.fields.file?.en).not.toHaveProperty("state");
});

test("membershipUser inBody, contentTypeFields array", async () => {
  const { space } = await start({ membershipUser: "inBody", contentTypeFields: "array" });
  const cma = (path: string, sent = {}) =>
    ask(`${space.addresses.cma}/spaces/${space.spaceId}${path}`, { token: space.cmaTokens.grace, ...sent });
  const user = { sys: { id: "user.mary", type: "Refer", targetType: "User" } };
  const roles = [{ sys: { id: "role.visitor", type: "Refer", targetType: "SpaceRole" } }];
  const made = await cma("/members", { method: "POST", body: { user, roles } });
  expect(membershipSchema.parse(made.json).sys.user).toEqual(user);
  const fields = expect.arrayContaining([{ apiName: "title", kind: "Text", mandatory: true }]);
  expect((await cma(`/models/${space.typeId("walk")}`)).json).toMatchObject({ fields });
});

test("otherTitles: Content Types with a displayField that is no text, or null", async () => {
  const { space, acma } = await start({ otherTitles: true });
  const token = space.cmaTokens.grace;
  const typeAt = (name: string) =>
    `${space.addresses.cma}/spaces/${space.spaceId}/models/${space.typeId(name)}`;
  const saidOf = async (name: string) => (await ask(typeAt(name), { token })).json;
  expect(await saidOf("room")).toMatchObject({ displayField: "number" });
  expect(await saidOf("gauge")).toMatchObject({ displayField: null });
  expect(await saidOf("walk")).not.toHaveProperty("displayField");
  const rooms = async (query: string) =>
    listSchema.parse((await acma(`/content-types/${space.typeId("room")}/contents?${query}`)).json);
  expect((await rooms("fields.number.en=1204")).items).toMatchObject([{ fields: { number: { en: 1204 } } }]);
  expect((await rooms("fields.number.en[prefix]=12")).totalCount).toBe(0);
});

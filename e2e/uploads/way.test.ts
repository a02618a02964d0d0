import { createHash, randomBytes } from "node:crypto";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type InProcess, startInProcess } from "../in-process/in-process.ts";
import type { HttpMember } from "../session/http-member.ts";

const uploads = "/api/upload/spaces/demo/uploads";
const resumables = `${uploads}/resumable`;
const own = { "sec-fetch-site": "same-origin", "x-portal": "1" };
const tus = { ...own, "tus-resumable": "1.0.0" };

let here: InProcess;
let ada: HttpMember;

beforeAll(async () => {
  here = await startInProcess({ settings: { accessTokenSeconds: 5, uploadMaxBytes: 20_000_000 } });
  ada = await here.signedIn();
});
afterAll(() => here.close());

const cookieOf = (member: HttpMember) =>
  member
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A request with a hand-written body. */
function opened(path: string, headers: Record<string, string>, method = "POST") {
  const outgoing: ClientRequest = request(new URL(path, here.url), {
    method,
    agent: false,
    headers: { ...own, cookie: cookieOf(ada), "content-type": "application/octet-stream", ...headers },
  });
  const answered = new Promise<{ status: number; body: string }>((resolve, reject) => {
    outgoing.once("error", reject);
    outgoing.once("response", async (incoming: IncomingMessage) => {
      resolve({ status: incoming.statusCode ?? 0, body: await text(incoming) });
    });
  });
  // Who breaks it off does not ask for its answer.
  answered.catch(() => undefined);
  return { outgoing, answered };
}

const uploadRows = () => here.service.context.db.selectFrom("upload").selectAll().execute();

async function begun(size: number): Promise<string> {
  const response = await ada.send(resumables, {
    method: "POST",
    headers: { ...tus, "upload-length": String(size) },
  });
  expect(response.status).toBe(201);
  return response.headers.get("location") ?? "";
}

describe("a file in one piece", () => {
  test("arrives whole, and the Upload is the member's", async () => {
    const bytes = randomBytes(5_000_000);
    const response = await ada.send(uploads, {
      method: "POST",
      headers: { ...own, "content-type": "image/png" },
      body: bytes,
    });
    expect(response.status).toBe(201);
    const { sys, size } = await response.json();
    expect([sys.type, size]).toEqual(["Upload", bytes.length]);
    const row = (await uploadRows()).find(({ id }) => id === sys.id);
    expect(row?.received_bytes).toBe(bytes.length);
  });

  test("needs a page of ours, like every write", async () => {
    const headers = { "sec-fetch-site": "cross-site", "x-portal": "1" };
    const response = await ada.send(uploads, { method: "POST", headers, body: "a" });
    expect(response.status).toBe(403);
  });

  test("without a session is 401 also while its bytes still come", async () => {
    const { outgoing, answered } = opened(uploads, { cookie: "", "content-length": "1000000" });
    outgoing.write(randomBytes(1_000));
    expect((await answered).status).toBe(401);
    outgoing.destroy();
  });

  test("that is too large is refused in the service's words, and its sender can send on until it sees that", async () => {
    const { outgoing, answered } = opened(uploads, { "content-length": "30000000" });
    for (let sent = 0; sent < 30_000_000; sent += 1_000_000) outgoing.write(randomBytes(1_000_000));
    outgoing.end();
    const { status, body } = await answered;
    expect([status, JSON.parse(body).sys.id]).toEqual([413, "TooLarge"]);
  });

  test("whose sender goes away is broken off at the service too, and leaves no Upload", async () => {
    const before = (await uploadRows()).filter(({ removed_at }) => removed_at === null).length;
    const { outgoing } = opened(uploads, { "content-length": "10000000" });
    outgoing.write(randomBytes(1_000_000));
    await expect
      .poll(async () => (await uploadRows()).filter(({ removed_at }) => removed_at === null).length)
      .toBe(before + 1);
    outgoing.destroy();
    await expect
      .poll(async () => (await uploadRows()).filter(({ removed_at }) => removed_at === null).length)
      .toBe(before);
  });

  test("goes on while another request renews the session, past the end of the token that it began with", async () => {
    const { outgoing, answered } = opened(uploads, { "content-length": "3000000" });
    outgoing.write(randomBytes(1_000_000));
    await pause(500);
    const other = ada.copy();
    expect((await other.send("/api/session", { method: "POST", headers: own })).status).toBe(200);
    await pause(5_200);
    expect((await other.send("/api/acma/me")).status).toBe(200);
    outgoing.write(randomBytes(1_000_000));
    outgoing.end(randomBytes(1_000_000));
    expect((await answered).status).toBe(201);
    ada = other;
  });

  test("begins with a token that has life enough left: it is renewed first", async () => {
    await ada.send("/api/session", { method: "POST", headers: own });
    const before = cookieOf(ada);
    await pause(2_900);
    expect((await ada.send("/api/acma/me")).status).toBe(200);
    expect(cookieOf(ada)).toBe(before);
    const response = await ada.send(uploads, { method: "POST", headers: own, body: randomBytes(4_000_000) });
    expect(response.status).toBe(201);
    expect(cookieOf(ada)).not.toBe(before);
  });
});

describe("a file in pieces", () => {
  test("is told what the service can, and begins at an address of ours", async () => {
    const asked = await ada.send(resumables, { method: "OPTIONS", headers: own });
    expect(asked.headers.get("tus-version")).toBe("1.0.0");
    expect(asked.headers.get("tus-extension")).toContain("creation");
    expect(asked.headers.get("access-control-allow-origin")).toBeNull();
    expect(await begun(10)).toMatch(/^\/api\/upload\/spaces\/demo\/uploads\/resumable\/[\w-]+$/);
  });

  test("goes on where it was cut, and can be taken back", async () => {
    const bytes = randomBytes(9_000_000);
    const address = await begun(bytes.length);
    const { outgoing } = opened(
      address,
      {
        "tus-resumable": "1.0.0",
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
        "content-length": String(bytes.length),
      },
      "PATCH",
    );
    outgoing.write(bytes.subarray(0, 6_000_000));
    const offset = async () =>
      Number((await ada.send(address, { method: "HEAD", headers: tus })).headers.get("upload-offset"));
    const id = address.split("/").at(-1);
    await expect
      .poll(async () => (await uploadRows()).find((row) => row.id === id)?.received_bytes ?? 0)
      .toBeGreaterThan(4_000_000);
    outgoing.destroy();
    // Answered when the one that was cut has ended.
    const from = await offset();
    expect(from).toBeGreaterThan(4_000_000);
    const rest = await ada.send(address, {
      method: "PATCH",
      headers: {
        ...tus,
        "upload-offset": String(from),
        "content-type": "application/offset+octet-stream",
      },
      body: bytes.subarray(from),
    });
    expect([rest.status, rest.headers.get("upload-offset")]).toEqual([204, String(bytes.length)]);
    expect((await ada.send(address, { method: "DELETE", headers: tus })).status).toBe(204);
    expect((await ada.send(address, { method: "HEAD", headers: tus })).status).toBe(404);
  });

  test("of another member is not there", async () => {
    const address = await begun(10);
    const linus = await here.signedIn("linus@example.com");
    expect((await linus.send(address, { method: "HEAD", headers: tus })).status).toBe(404);
  });

  test("that would be too large is refused before a byte of it is sent", async () => {
    const headers = { ...tus, "upload-length": "30000000" };
    const response = await ada.send(resumables, { method: "POST", headers });
    expect([response.status, (await response.json()).sys.id]).toEqual([413, "TooLarge"]);
  });

  test("in another Space, or anywhere else, is nowhere", async () => {
    for (const path of [
      "/api/upload/spaces/other/uploads",
      `${uploads}/x`,
      `${resumables}/a/b`,
      "/api/upload/",
    ])
      expect((await ada.send(path, { method: "POST", headers: own })).status).toBe(404);
  });
});

test("bytes arrive as they were, in either way", async () => {
  const bytes = randomBytes(600_000);
  const { sys } = await (
    await ada.send(uploads, { method: "POST", headers: { ...own, "content-type": "image/png" }, body: bytes })
  ).json();
  const file = {
    fileName: "a.bin",
    contentType: "application/octet-stream",
    mimeGroups: ["Other"],
    state: "PENDING",
    upload: sys.id,
  };
  const made = await ada.send("/api/acma/spaces/demo/media", {
    method: "POST",
    headers: { ...own, "content-type": "application/json" },
    body: JSON.stringify({ fields: { file: { "en-US": file } } }),
  });
  const { sys: media } = await made.json();
  let url: string | undefined;
  await expect
    .poll(async () => {
      const { fields } = await (await ada.send(`/api/acma/spaces/demo/media/${media.id}`)).json();
      url = fields.file["en-US"].url;
      return url;
    })
    .toBeDefined();
  const delivered = Buffer.from(await (await fetch(String(url))).arrayBuffer());
  const hash = (of: Buffer) => createHash("sha256").update(of).digest("hex");
  expect(hash(delivered)).toBe(hash(bytes));
});

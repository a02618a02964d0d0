import { createHash } from "node:crypto";
import type { StubCall } from "./call.ts";
import { json, type Reply, refusal } from "./fault.ts";
import type { StubMember } from "./member.ts";
import type { TokenBook } from "./token-book.ts";

/** In every Content of a member: another member must not read it. */
export const privateMark = (member: StubMember) => `private-words-of-${member.id}`;

/** ACMA, ACDA, CMA and uploads, as far as a BFF and its pages need them. A write says what arrived. */
export function answerCall(book: TokenBook, call: StubCall): Reply {
  const { token } = call;
  if (!book.use(token, "accessToken", "call")) return refusal(401, "InvalidToken");
  const { member } = token;
  const path = call.url.split("?", 1).join("");
  if (path.endsWith("/me") || path.endsWith("/userinfo")) return json(200, profile(member, call));
  if (call.method === "DELETE") return { status: 204, headers: {}, body: "" };
  if (call.method !== "GET" && call.method !== "HEAD") {
    const sha256 = createHash("sha256").update(call.body).digest("hex");
    return json(call.method === "POST" ? 201 : 200, {
      ...content(member, "c1", typeIn(path)),
      arrived: { bytes: call.body.length, sha256 },
    });
  }
  if (/\/(contents|media)$/.test(path)) return json(200, list(member, path));
  const id = /\/(?:contents|media)\/([^/]+)$/.exec(path)?.[1];
  return id === undefined ? refusal(404, "NotFound") : json(200, content(member, id, typeIn(path)));
}

function profile(member: StubMember, call: StubCall) {
  const at = new Date().toISOString();
  return {
    sub: member.id,
    name: member.id,
    email: `${member.id}@example.com`,
    sys: {
      id: member.id,
      type: "ServiceUser",
      space: refer("Space", "demo"),
      provider: "embedded",
      email: `${member.id}@example.com`,
      createdAt: at,
      updatedAt: at,
      version: 1,
    },
    nickname: member.id,
    enableLogin: true,
    isAdmin: false,
    ...(call.method === "PATCH" && { arrived: call.body.toString() }),
  };
}

function list(member: StubMember, path: string) {
  const items = path.endsWith("/media")
    ? []
    : ["c1", "c2", "c3"].map((id) => content(member, id, typeIn(path)));
  return {
    sys: { type: "TotalPageResponse" },
    limit: 15,
    totalCount: items.length,
    items,
    links: { self: path.replace(/^\/[a-z]+/, "") },
  };
}

function content(member: StubMember, id: string, type: string) {
  const at = new Date(0).toISOString();
  const by = refer("ServiceUser", member.id);
  const words = { "en-US": `${privateMark(member)} ${id}` };
  return {
    sys: {
      id: decodeURIComponent(id),
      type: "Content",
      space: refer("Space", "demo"),
      contentType: refer("ContentType", type),
      publish: { version: 1, at, firstAt: at, counter: 1, by },
      createdBy: by,
      updatedBy: by,
      createdAt: at,
      updatedAt: at,
      version: 1,
      status: "Published",
    },
    fields: { title: words, name: words },
    metadata: { tags: [] },
  };
}

function typeIn(path: string): string {
  return /\/content-types\/([^/]+)\//.exec(path)?.[1] ?? "note";
}

function refer(targetType: string, id: string) {
  return { sys: { id, type: "Refer", targetType } };
}

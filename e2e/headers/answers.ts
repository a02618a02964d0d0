import { HttpMember } from "../session/http-member.ts";

interface Asked {
  path: string;
  init?: RequestInit;
  status: number;
  /** Requested by a signed-in member. */
  signedIn?: true;
  /** With what a form of the portal's own sends along. */
  kind: "page" | "asset" | "answer" | "text";
}

const own = { "sec-fetch-site": "same-origin" };
const form = (fields: Record<string, string>, headers: Record<string, string> = own): RequestInit => ({
  method: "POST",
  headers,
  body: new URLSearchParams(fields),
});

/** One of every kind of answer that the portal gives. */
export const answers: Record<string, Asked> = {
  "the sign-in page": { path: "/sign-in", status: 200, kind: "page" },
  "a page of members": { path: "/contents/article", status: 200, signedIn: true, kind: "page" },
  "its data alone": {
    path: "/contents/article?_rsc",
    init: { headers: { rsc: "1" } },
    status: 200,
    signedIn: true,
    kind: "answer",
  },
  "the way to the sign-in page": { path: "/contents/article", status: 303, kind: "answer" },
  "a page that is not there": { path: "/nothing/here", status: 404, signedIn: true, kind: "page" },
  "a form sent to a page": { path: "/sign-in", init: form({}), status: 405, kind: "answer" },
  "the icon for a home screen": { path: "/apple-icon", status: 200, kind: "asset" },
  "an icon of the manifest": { path: "/app-icon/512", status: 200, kind: "asset" },
  "an icon that is none": { path: "/app-icon/7", status: 404, kind: "asset" },
  "the web manifest": { path: "/manifest.webmanifest", status: 200, kind: "asset" },
  "the offline page": { path: "/offline", status: 200, kind: "text" },
  "the bridge where there is none": { path: "/bridge?exchangeToken=made-up", status: 404, kind: "answer" },
  "what Android asks where there is no bridge": {
    path: "/.well-known/assetlinks.json",
    status: 404,
    kind: "answer",
  },
  "what iOS asks where there is no bridge": {
    path: "/.well-known/apple-app-site-association",
    status: 404,
    kind: "answer",
  },
  "a name that no other program asks for": { path: "/.well-known/nothing", status: 404, kind: "answer" },
  "the icon of those who read no page": { path: "/favicon.ico", status: 307, kind: "asset" },
  "robots.txt": { path: "/robots.txt", status: 200, kind: "asset" },
  "a folder of assets": { path: "/_next/static/chunks", status: 404, kind: "asset" },
  "an asset that is not there": { path: "/_next/static/nothing.js", status: 404, kind: "asset" },
  "a call": {
    path: "/api/acma/spaces/demo/content-types/article/contents?limit=1",
    status: 200,
    signedIn: true,
    kind: "answer",
  },
  "a call without a session": { path: "/api/acma/me", status: 401, kind: "answer" },
  "a call that the Space refuses": {
    path: "/api/acma/spaces/demo/contents/nothing",
    status: 404,
    signedIn: true,
    kind: "answer",
  },
  "a call to no row": { path: "/api/acma/users", status: 404, kind: "answer" },
  "a call by another method": {
    path: "/api/acma/me",
    init: { method: "DELETE" },
    status: 405,
    kind: "answer",
  },
  "a write of a foreign page": {
    path: "/api/acma/me",
    init: { method: "PATCH", headers: { "sec-fetch-site": "cross-site" } },
    status: 403,
    kind: "answer",
  },
  "an address of no service": { path: "/api/nothing", status: 404, kind: "answer" },
  health: { path: "/api/health", status: 200, kind: "answer" },
  "the session": { path: "/api/session", status: 200, signedIn: true, kind: "answer" },
  "no session": { path: "/api/session", status: 401, kind: "answer" },
  "the beginning of a sign-in": { path: "/login/embedded", init: form({}), status: 200, kind: "answer" },
  "a sign-in typed by hand": { path: "/login/embedded", status: 303, kind: "answer" },
  "a sign-in of a foreign page": {
    path: "/login/embedded",
    init: form({}, { "sec-fetch-site": "cross-site" }),
    status: 403,
    kind: "answer",
  },
  "a form that is too long": {
    path: "/login/embedded",
    init: form({ returnTo: "x".repeat(20_000) }),
    status: 413,
    kind: "answer",
  },
  "a provider that is none": { path: "/login/nobody", init: form({}), status: 303, kind: "answer" },
  "the callback": { path: "/callback?exchangeToken=made-up", status: 303, kind: "answer" },
  "the callback, looked at": { path: "/callback", init: { method: "HEAD" }, status: 204, kind: "answer" },
  "the callback by a form": { path: "/callback", init: form({}), status: 404, kind: "answer" },
  "a sign-out without a session": { path: "/logout", init: form({}), status: 303, kind: "answer" },
  "a sign-out of a foreign page": {
    path: "/logout",
    init: form({}, { "sec-fetch-site": "cross-site" }),
    status: 403,
    kind: "answer",
  },
  "a choice of language": {
    path: "/preferences",
    init: form({ language: "ko" }),
    status: 303,
    kind: "answer",
  },
  "the door of the console": { path: "/console", status: 200, kind: "page" },
  "the way to the door": { path: "/spaces/demo", status: 303, signedIn: true, kind: "answer" },
  "a call of the console by a member": { path: "/api/cma/me", status: 401, signedIn: true, kind: "answer" },
  "a token that is none": { path: "/console/token", init: form({ token: "" }), status: 303, kind: "answer" },
  "a token of a foreign page": {
    path: "/console/token",
    init: form({ token: "x" }, { "sec-fetch-site": "cross-site" }),
    status: 403,
    kind: "answer",
  },
  "a console sign-out without a session": {
    path: "/console/sign-out",
    init: form({}),
    status: 303,
    kind: "answer",
  },
  "an answer to no question": {
    path: "/switch/answer",
    init: form({ answer: "stay" }),
    status: 303,
    kind: "answer",
  },
};

/** Gets one of them. */
export async function answerOf({ path, init, signedIn }: Asked, member: HttpMember, portalUrl: string) {
  return await (signedIn ? member : new HttpMember(portalUrl)).peek(path, init);
}

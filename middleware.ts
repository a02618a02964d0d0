import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy, pageHeaders } from "#lib/gateway/http/page-headers.ts";
import { paths } from "#lib/paths.ts";
import { guardConsole } from "#lib/session/console/guard-console.ts";
import { guardPage, type PageGuard } from "#lib/session/guard-page.ts";

/** Pages only: Next.js keeps at most 10 MB of a body that a middleware matches. */
export const config = {
  runtime: "nodejs",
  matcher: [
    "/((?!api/|_next/static/|(?:callback|bridge|logout|preferences|switch/answer|console/token|console/sign-out|favicon\\.ico|apple-icon|robots\\.txt|worker\\.js|offline|manifest\\.webmanifest)$|login/|app/|app-icon/|\\.well-known/).*)",
  ],
};

const withoutMember = new Set([paths.signIn()]);

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const address = pathname + search;
  const guard = isOfConsole(pathname)
    ? await guardConsole(request, address, pathname !== paths.console.signIn())
    : await guardPage(request, address, !withoutMember.has(pathname));
  const response = answerOf(request, guard);
  for (const cookie of guard.headers.getSetCookie()) response.headers.append("set-cookie", cookie);
  for (const [name, value] of Object.entries(pageHeaders())) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

function answerOf(request: NextRequest, { refusal, redirectTo, headers }: PageGuard): NextResponse {
  if (refusal !== undefined) return new NextResponse(refusal.body, refusal);
  return redirectTo === undefined ? page(request, headers) : redirect(request, redirectTo);
}

/** Console pages use another cookie. */
function isOfConsole(pathname: string): boolean {
  const spaces = paths.console.spaces();
  return pathname === paths.console.signIn() || pathname === spaces || pathname.startsWith(`${spaces}/`);
}

function page(request: NextRequest, guardHeaders: Headers): NextResponse {
  const nonce = randomBytes(16).toString("base64");
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("x-address", request.nextUrl.pathname + request.nextUrl.search);
  // Next.js reads the nonce for its scripts from here.
  headers.set("content-security-policy", policy);
  headers.set("cookie", cookiesAfter(request, guardHeaders));
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

// The page must see the renewed session.
function cookiesAfter(request: NextRequest, guardHeaders: Headers): string {
  const cookies = new Map(request.cookies.getAll().map(({ name, value }) => [name, value]));
  for (const line of guardHeaders.getSetCookie()) {
    const [pair = ""] = line.split(";", 1);
    const name = pair.slice(0, pair.indexOf("="));
    const value = pair.slice(name.length + 1);
    if (value === "") cookies.delete(name);
    else cookies.set(name, decodeURIComponent(value));
  }
  return [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
}

function redirect(request: NextRequest, path: string): NextResponse {
  return NextResponse.redirect(new URL(path, request.nextUrl.origin), 303);
}

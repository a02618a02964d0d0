import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { methods } from "./gateway/http/route.ts";
import { origin } from "./gateway/portal-for-tests.ts";

const { routes } = await import("./routes.ts");
const { config } = await import("../middleware.ts");

/** `app/(console)/console/token/route.ts` is at `/console/token`, `app/login/[...provider]/route.ts` below `/login/`. */
const pathOf = (file: string) => file.replace(/^app|\/\([^/]+\)|(?:\[\.\.\.\w+\]\/|\/)route\.ts$/g, "");
const found = globSync(["app/**/route.ts", "app/.*/**/route.ts"]);
const files = new Map(found.map((file) => [pathOf(file), file]));
const table = Object.entries(routes);
const addressOf = ({ path }: { path: string }) => (path.endsWith("/") ? `${path}x` : path);
const withoutId = (body: string) => body.replace(/"requestId":"[^"]+"/, "");

test("each route has its route file, and there is no other one", () => {
  expect([...files.keys()].sort()).toEqual(table.map(([, { path }]) => path).sort());
});

test.each(table)("%s: the route file answers as the server does", async (_, route) => {
  const file = await import(/* @vite-ignore */ `../${files.get(route.path)}`);
  for (const method of methods) {
    const sent = await fetch(origin + addressOf(route), { method, redirect: "manual" });
    // Next.js answers HEAD by GET, and 405 where a file has no such method.
    const handle = method === "HEAD" ? file.GET : file[method];
    const request = new Request(`http://localhost:3000${addressOf(route)}`, { method });
    const answered: Response = (await handle?.(request)) ?? new Response(null, { status: 405 });
    expect([method, sent.status]).toEqual([method, answered.status]);
    if (handle === undefined) continue;
    answered.headers.delete("x-request-id");
    expect(Object.fromEntries(sent.headers)).toMatchObject(Object.fromEntries(answered.headers));
    const body = method === "HEAD" ? "" : withoutId(await answered.text());
    expect(withoutId(await sent.text())).toBe(body);
  }
});

test.each(table)("%s: no middleware runs before it", (_, route) => {
  const matchers = config.matcher.map((matcher) => new RegExp(`^${matcher}$`));
  expect(matchers.filter((matcher) => matcher.test(addressOf(route)))).toEqual([]);
});

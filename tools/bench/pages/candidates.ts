import type { Page } from "@playwright/test";
import * as z from "zod";
import type { Target } from "../bff/wrk.ts";
import type { PortalAndSpace } from "../servers/portal-and-space.ts";
import type { ServerProcess } from "../servers/server-process.ts";

/** A page that is requested. */
export interface Candidate {
  name: string;
  server: ServerProcess;
  target: Target;
}

export const names = {
  empty: "an empty page of Next.js",
  signIn: "sign-in",
  home: "home",
  list: "a list of 15 rows",
  item: "an item",
  media: "media",
  editor: "the editor",
} as const;

// What Chromium sends over HTTPS.
const acceptEncoding = { "accept-encoding": "gzip, deflate, br, zstd" };

export function emptyPage(server: ServerProcess): Candidate {
  return { name: names.empty, server, target: { url: server.url, headers: acceptEncoding } };
}

const contentSchema = z.object({ sys: z.object({ id: z.string() }), fields: z.unknown() });
const listSchema = z.object({ items: z.tuple([contentSchema]) });

/** @param page of the member who is signed in at the portal */
export async function pagesOfPortal(
  { portal, portalUrl }: PortalAndSpace,
  page: Page,
): Promise<readonly Candidate[]> {
  const cookies = await page.context().cookies(portalUrl);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const articles = `${portalUrl}/api/acma/spaces/demo/content-types/article/contents`;
  const newest = await fetch(`${articles}?limit=1&order=-sys.updatedAt`, { headers: { cookie } });
  const [{ fields }] = listSchema.parse(await newest.json()).items;
  // A copy is the member's own, which opens in the editor.
  const created = await fetch(articles, {
    method: "POST",
    headers: { cookie, origin: portalUrl, "x-portal": "1", "content-type": "application/json" },
    body: JSON.stringify({ fields }),
  });
  const { sys } = contentSchema.parse(await created.json());
  const candidate = (name: string, path: string, headers: Record<string, string>) => ({
    name,
    server: portal,
    target: { url: portalUrl + path, headers: { ...acceptEncoding, ...headers } },
  });
  return [
    candidate(names.signIn, "/sign-in", {}),
    candidate(names.home, "/", { cookie }),
    candidate(names.list, "/contents/article?size=15", { cookie }),
    candidate(names.item, `/contents/article/${sys.id}`, { cookie }),
    candidate(names.media, "/media", { cookie }),
    candidate(names.editor, `/contents/article/${sys.id}/edit`, { cookie }),
  ];
}

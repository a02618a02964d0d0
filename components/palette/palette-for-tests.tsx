import type { ContentType } from "#lib/space-file/schema.ts";
import { PaletteLoader } from "./palette-loader.tsx";
import type { PaletteSubject } from "./palette-state.ts";

const typeOf = (id: string, one: string): ContentType => ({
  ...{ id, label: { one, many: `${one}s` }, icon: "map-pin", displayField: "name" },
  ...{ create: true, columns: [] },
  fields: [{ apiName: "name", label: "Name", required: true, localized: false, type: "Text" }],
});
const types = [typeOf("article", "Article"), typeOf("place", "Place"), typeOf("walk", "Walk")];

const subject: PaletteSubject = {
  ...{ memberId: "ann", types },
  kinds: types.map(({ id, icon }) => {
    const one = id.replace(/^./, (letter) => letter.toUpperCase());
    return { id, one, many: `${one}s`, icon, create: true };
  }),
  reading: {
    ...{ localeId: "en-US", localeIds: ["en-US"] },
    titleFields: { article: "name", place: "name", walk: "name" },
  },
};

/** The palette of a Space with articles, places and walks, and the global shortcuts. */
export function SamplePalette() {
  return <PaletteLoader subject={subject} />;
}

const title = "Mudflat 바람";
const photo = "Hongdo light";

/** The answer of the Space to a search: one article, "Mudflat 바람", or one photo, "Hongdo light", to a part of its name. */
export function searchAnswer(address: string): Response {
  const { pathname, searchParams } = new URL(address, location.href);
  const sought = searchParams.get("sys.search")?.toLowerCase() ?? "";
  const has = (text: string, path: string) => pathname.includes(path) && text.toLowerCase().includes(sought);
  const found = has(title, "/article/")
    ? [itemOf("mudflat", "Content", { name: { "en-US": title } })]
    : has(photo, "/media")
      ? [itemOf("hongdo", "Media", { title: { "en-US": photo }, file: {} })]
      : [];
  const search = { fields: ["name"], sections: { title: found.length }, items: found.map(() => "title") };
  const list = { sys: { type: "Array" }, limit: 4, totalCount: found.length, items: found, links: {} };
  return Response.json({ ...list, search });
}

function itemOf(id: string, type: string, fields: Record<string, unknown>) {
  const refer = { type: "Refer", targetType: "ServiceUser", id: "ann" };
  return {
    sys: {
      ...{ id, type, version: 1, status: "published", createdBy: { sys: refer } },
      contentType: { sys: { id: "article" } },
      ...{ createdAt: "2026-11-20T09:00:00Z", updatedAt: "2026-11-20T09:00:00Z" },
    },
    fields,
  };
}

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

/** The answer of the Space to a search: one article, "Mudflat 바람", to what is part of its name. */
export function searchAnswer(address: string): Response {
  const { pathname, search } = new URL(address, location.href);
  const [, sought = ""] = /\(\?i\)([^&]*)/.exec(decodeURIComponent(search)) ?? [];
  const isFound = pathname.includes("/article/") && title.toLowerCase().includes(sought.toLowerCase());
  const refer = { type: "Refer", targetType: "ServiceUser", id: "ann" };
  const item = {
    sys: {
      ...{ id: "mudflat", type: "Content", version: 1, status: "published", createdBy: { sys: refer } },
      contentType: { sys: { id: "article" } },
      ...{ createdAt: "2026-11-20T09:00:00Z", updatedAt: "2026-11-20T09:00:00Z" },
    },
    fields: { name: { "en-US": title } },
  };
  const items = isFound ? [item] : [];
  return Response.json({ sys: { type: "Array" }, limit: 4, totalCount: items.length, items, links: {} });
}

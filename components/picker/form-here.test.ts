import { expect, test, vi } from "vitest";
import type { PickerPlace } from "#components/fields/refer/picker-context.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { type FormHere, formHere, publishHere } from "./form-here.ts";

const type = { id: "place", displayField: "name", fields: [] } as unknown as ContentType;
const place = {
  memberId: "sora",
  naming: { localeIds: ["en-US"], localeId: "en-US" },
} as unknown as PickerPlace;
const write = { fields: { name: { "en-US": "Songjiho" } } };
const made = {
  sys: {
    ...{ id: "1", type: "Content", contentType: { sys: { id: "place" } }, version: 1 },
    ...{ createdBy: { sys: { id: "sora" } }, createdAt: new Date().toISOString(), updatedAt: "" },
  },
  fields: write.fields,
};

test("a pending create, or one with an unknown outcome, isn't sent again by another dialog", async () => {
  vi.stubGlobal("document", { getElementById: () => ({ dataset: { spaceId: "demo", memberId: "sora" } }) });
  const asked: string[] = [];
  const answers = [
    () => Promise.reject(new TypeError("The connection broke.")),
    async () =>
      Response.json({
        sys: { type: "TotalPageResponse" },
        limit: 20,
        totalCount: 1,
        items: [made],
        links: {},
      }),
    async () => Response.json(made),
  ];
  vi.stubGlobal("fetch", async (_: string, { method = "GET" }: RequestInit) => {
    asked.push(method);
    await Promise.resolve();
    return await answers.shift()?.();
  });
  const forms = new Map<string, FormHere>();
  const publish = () => publishHere(formHere(forms, type, place), { type, place, write });
  expect(await Promise.all([publish(), publish()])).toEqual([{ kind: "unknown" }, { kind: "unknown" }]);
  expect(await publish()).toMatchObject({ kind: "published", content: { sys: { id: "1" } } });
  expect(asked).toEqual(["POST", "GET", "GET"]);
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { RouterForTests, routeForTests } from "#components/ui/router-for-tests.tsx";
import { ContentsProblem } from "./contents-problem.tsx";
import type { ListProps } from "./list-context.ts";
import { note } from "./notes-for-tests.ts";

const reading = { localeId: "en-US", localeIds: ["en-US"], titleFields: { note: "title" } };
const subject = {
  type: note,
  reading,
  locales: [],
  memberId: "ann",
  isAdmin: false,
  icon: null,
  source: "contents",
};

test.each([
  ["tide", /^Titles here can’t be searched/, "Clear search"],
  ["", "One of these filters isn’t supported.", "Clear filters"],
])("with the search “%s”, what can't be searched is told as %s", async (search, sentence, step) => {
  routeForTests("/contents/note");
  const view = {
    search,
    searchIn: [],
    filters: [{ key: "fields.facts", operator: "eq", value: "1" }],
    cursor: {},
  };
  const list = { problem: { code: "NotSearchable" }, rows: "none" };
  const props = { subject, view, list } as unknown as ListProps;
  await renderForTests(
    <RouterForTests>
      <ContentsProblem {...props} />
    </RouterForTests>,
  );
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole("link", { name: step })).toBeVisible();
});

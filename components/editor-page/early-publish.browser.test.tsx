import { Suspense } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SuspendUntilScript, serveForTests } from "#components/ui/render-for-tests.tsx";
import { stubSpace } from "#components/upload/stub-uploads-for-tests.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { Editor } from "./editor.tsx";

const article: ContentType = {
  ...{ id: "article", label: { one: "Article", many: "Articles" }, icon: "box", displayField: "title" },
  ...{ create: true, columns: [] },
  fields: [{ apiName: "title", label: "Title", type: "Text", required: true, localized: false }],
};
const naming = {
  ...{ localeId: "en-US", localeIds: ["en-US"] },
  ...{ titleFields: { article: "title" }, pictureFields: {} },
};

const serveEditor = () =>
  serveForTests(
    <Suspense>
      <Editor
        {...{ memberId: "ann", type: article, naming, looks: {}, types: [article], draftSpace: null }}
        locales={[{ id: "en-US", label: "English", name: "English" }]}
        draftId="early"
        title="Low water"
      />
      <SuspendUntilScript />
    </Suspense>,
  );

test("a press on a button before the scripts have loaded counts once", async () => {
  stubSpace(() => undefined);
  const preview = page.getByRole("button", { name: "Preview", pressed: true });
  const beforeScripts = serveEditor();
  await page.getByRole("button", { name: "Preview" }).click();
  await beforeScripts();
  await expect.element(preview).toBeVisible();
  await preview.click();
  await expect.element(preview).not.toBeInTheDocument();
});

test("a text that is replaced, and a press on Publish, count while React hydrates the editor", async () => {
  const published = stubSpace(() => undefined);
  const hydrate = serveEditor();
  const script = Promise.withResolvers<void>();
  await hydrate(script.promise);
  await page.getByLabelText("Title").fill("High water");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  expect(published).toEqual([]);
  script.resolve();
  await expect.poll(() => published).toEqual([{ fields: { title: { "en-US": "High water" } } }]);
});

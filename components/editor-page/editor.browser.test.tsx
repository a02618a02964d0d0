import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inertRouter, renderForTests } from "#components/ui/render-for-tests.tsx";
import { tabTo } from "#components/ui/tab-for-tests.ts";
import { Toasts } from "#components/ui/toast/toasts.tsx";
import { stubSpace } from "#components/upload/stub-uploads-for-tests.ts";
import { guardLeaving } from "#lib/browser/leave-guard.ts";
import { content } from "#lib/browser/stub-space-for-tests.ts";
import { referTo } from "#lib/fields/refer/form.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { Editor } from "./editor.tsx";

const push = vi.fn();

const article: ContentType = {
  ...{ id: "article", label: { one: "Article", many: "Articles" }, icon: "box", displayField: "title" },
  ...{ create: true, columns: [] },
  fields: [
    { apiName: "title", label: "Title", type: "Text", required: true, localized: true },
    { apiName: "length", label: "Length", type: "Number", required: false, localized: false, unit: "km" },
    {
      ...{ apiName: "related", label: "Related", type: "Array", required: false, localized: false },
      items: { type: "Refer", target: { targetType: "Content" } },
    },
  ],
};
const naming = {
  ...{ localeId: "en-US", localeIds: ["en-US", "ko-KR"] },
  ...{ titleFields: { article: "title" }, pictureFields: {} },
};
const locales = [
  { id: "en-US", label: "English", name: "English" },
  { id: "ko-KR", label: "한국어", name: "Korean" },
];

const title = () => page.getByLabelText(/^Title/);
const preview = () => page.getByRole("region", { name: "Preview" });
const button = () => page.getByRole("button", { name: "Preview", exact: true });

let drafts = 0;

beforeEach(async () => {
  stubSpace(() => undefined);
  drafts += 1;
});

async function openEditor(width: number, localeId = "en-US", content?: Content): Promise<void> {
  await page.viewport(width, 800);
  await renderForTests(
    <>
      <Editor
        {...{ memberId: "ann", type: article, looks: {}, types: [article], draftSpace: null, locales }}
        naming={{ ...naming, localeId }}
        {...(content === undefined ? { draftId: `one-${drafts}` } : { content })}
      />
      <Toasts />
    </>,
    { router: { ...inertRouter, push } },
  );
}

test("a preview beside the form follows what is typed, in each language", async () => {
  await openEditor(1500);
  await title().fill("Low water");
  await button().click();
  const heading = preview().getByRole("heading", { level: 1 });
  await expect.element(heading).toHaveTextContent("Low water");
  await title().fill("High water");
  await expect.element(heading).toHaveTextContent("High water");
  await page.getByLabelText("Length").fill("8.4");
  await expect.element(preview().getByText("8.4 km")).toBeVisible();

  await page.getByRole("button", { name: "Add Korean" }).click();
  await page.getByLabelText(/^Title.*Korean/).fill("밀물");
  await preview().getByRole("button", { name: "한국어" }).click();
  await expect.element(heading).toHaveTextContent("밀물");
});

test.each([1000, 1500])("at %i px a language is added, copied and previewed by keys alone", async (width) => {
  await openEditor(width);
  const press = (keys: string) => userEvent.keyboard(keys);
  const back = "{Shift>}{Tab}{/Shift}";
  await expect.element(title()).toHaveFocus();
  await press("Low water");
  await tabTo(page.getByRole("button", { name: "Add Korean" }), back);
  await press("{Enter}");
  const korean = page.getByLabelText(/^Title.*Korean/);
  await expect.element(korean).toHaveFocus();
  await tabTo(page.getByRole("button", { name: "Copy from English" }), back);
  await press("{Enter}");
  await expect.element(korean).toHaveValue("Low water");
  await tabTo(button(), back);
  await press("{Enter}");
  await expect.element(preview()).toBeVisible();
  await tabTo(preview().getByRole("button", { name: "한국어" }));
  await press("{Enter}");
  await expect.element(preview().getByRole("heading", { level: 1 })).toHaveTextContent("Low water");
  await press("{Escape}");
  await expect.element(preview()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
  await tabTo(korean);
});

test("in place of the form, Escape closes a preview, and the form is as it was", async () => {
  await openEditor(1000);
  await title().fill("Low water");
  await button().click();
  await expect.element(preview()).toBeVisible();
  await expect.element(title()).not.toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(preview()).not.toBeInTheDocument();
  await expect.element(title()).toHaveValue("Low water");
  await expect.element(button()).toHaveFocus();
});

test("a problem that stops a publish closes a preview that hides its field", async () => {
  await openEditor(1000);
  await button().click();
  await expect.element(preview()).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).first().click();
  await expect.element(title()).toHaveFocus();
});

test("a form starts in the language of the interface, requires its title there, and is named by it", async () => {
  await openEditor(1500, "ko-KR");
  const english = page.getByLabelText(/^Title.*English/);
  const korean = page.getByLabelText(/^Title.*Korean/);
  await expect.element(english).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Publish" }).first().click();
  await expect.element(korean).toHaveAccessibleDescription("Required to publish.");
  await korean.fill("썰물");
  await expect.element(page.getByRole("heading", { level: 1 }).first()).toHaveTextContent("썰물");

  await page.getByRole("button", { name: "Add English" }).click();
  await expect.element(english).toHaveFocus();
  await page.getByRole("button", { name: "Copy from Korean" }).click();
  await expect.element(english).toHaveValue("썰물");
  await korean.fill("");
  await expect.element(page.getByRole("heading", { level: 1 }).first()).toHaveTextContent("썰물");
});

test("Undo restores what was discarded", async () => {
  await openEditor(1500);
  const discard = page.getByRole("button", { name: "Discard" });
  await expect.element(discard).not.toBeInTheDocument();
  await title().fill("Low water");
  await discard.click();
  await expect.element(title()).toHaveValue("");
  await expect.element(title()).toHaveFocus();
  await expect.element(discard).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(title()).toHaveValue("Low water");
});

test.each([1000, 1300])("why a publish failed is shown above a preview of %i pixels", async (width) => {
  stubSpace((method) => (method === "POST" ? new Response(null, { status: 403 }) : undefined));
  await openEditor(width);
  await title().fill("Low water");
  await button().click();
  await page.getByRole("button", { name: "Publish" }).first().click();
  const notice = page.getByRole("alert").filter({ hasText: /.+/ });
  await expect.element(notice).toBeVisible();
  await expect.element(preview()).toBeVisible();
  const { bottom } = notice.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(preview().element().getBoundingClientRect().top);
  expect(preview().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(800);
});

test("during a publish nothing is discarded, and the focus stays", async () => {
  const answered = Promise.withResolvers<Response>();
  stubSpace((method) => (method === "POST" ? answered.promise : undefined));
  await openEditor(1500);
  await title().fill("Low water");
  const discard = page.getByRole("button", { name: "Discard" });
  await expect.element(discard).toBeVisible();
  discard.element().focus();
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(discard).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  await expect.element(discard).toHaveFocus();
  await expect.element(title()).toHaveValue("Low water");
  answered.resolve(new Response(null, { status: 503 }));
  await expect.element(discard).toHaveAttribute("aria-disabled", "false");
});

test("a link in the toast of a publish asks the leave guard of the current page", async () => {
  await openEditor(1500);
  await title().fill("Low water");
  await page.getByRole("button", { name: "Publish" }).first().click();
  const link = page.getByRole("button", { name: "View in Reader" });
  await expect.element(link).toBeVisible();
  const asked = vi.fn();
  const unguard = guardLeaving(asked);
  await link.click();
  expect(asked).toHaveBeenCalledOnce();
  expect(push).not.toHaveBeenCalled();
  unguard();
});

test("a preview says that linked items could not be loaded, not that they are not published", async () => {
  let isAway = true;
  stubSpace((method) => (method === "GET" && isAway ? new Response(null, { status: 503 }) : undefined));
  const fields = { related: { "en-US": [referTo("Content", "tide")] } };
  await openEditor(1500, "en-US", { ...content("low", {}), fields });
  await button().click();
  const failed = preview().getByText("Couldn’t load the linked items and photos.");
  await expect.element(failed).toBeVisible();
  const closed = preview().getByText("1 item isn’t published, or you don’t have access");
  await expect.element(closed).not.toBeInTheDocument();
  isAway = false;
  await preview().getByRole("button", { name: "Try again" }).click();
  await expect.element(closed).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});

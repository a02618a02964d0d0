import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import type { Kind } from "#components/ui/space/kind.ts";
import { pageDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { rememberRefusal } from "#lib/browser/send/refusals.ts";
import { content } from "#lib/browser/stub-space-for-tests.ts";
import { contentSchema } from "#lib/space/content.ts";
import { FirstSteps } from "./first-steps.tsx";
import { NewestToRead } from "./newest-to-read.tsx";

const article: Kind = { id: "article", one: "Article", many: "Articles", icon: "file-text", create: true };
const step = (name: string) => page.getByRole("link", { name });

test("done steps are ticked, the others are links", async () => {
  await renderForTests(
    <FirstSteps memberId="ann" kind={article} done={{ publish: true, photo: false, profile: false }} />,
  );
  await expect.element(page.getByText("1 of 3")).toBeVisible();
  await expect.element(step("Publish your first article")).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("listitem").first())
    .toHaveTextContent("Publish your first articleDone");
  await expect.element(step("Upload a photo")).toHaveAttribute("href", "/media");
  await expect.element(step("Choose a profile photo")).toHaveAttribute("href", "/profile");
});

test("a member who can't create anything has two steps, and none once both are done", async () => {
  const done = { publish: false, photo: true };
  const { unmount } = await renderForTests(
    <FirstSteps memberId="ann" kind={undefined} done={{ ...done, profile: false }} />,
  );
  await expect.element(page.getByText("1 of 2")).toBeVisible();
  await unmount();
  const { container } = await renderForTests(
    <FirstSteps memberId="ann" kind={undefined} done={{ ...done, profile: true }} />,
  );
  expect(container).toHaveTextContent("");
});

test("a step that the service refused is offered no more in this visit", async () => {
  const done = { publish: false, photo: true, profile: false };
  await renderForTests(<FirstSteps memberId="ann" kind={article} done={done} />);
  await expect.element(step("Publish your first article")).toBeVisible();
  rememberRefusal("create", "article");
  await expect.element(step("Publish your first article")).not.toBeInTheDocument();
  await expect.element(page.getByText("1 of 2")).toBeVisible();
});

const reading = { localeId: "en-US", localeIds: ["en-US"], titleFields: {}, pictureFields: {} };

test("without published items, a sentence says so", async () => {
  await renderForTests(<NewestToRead content={undefined} reading={reading} memberId="ann" />);
  const newest = page.getByRole("region", { name: "Newest in Reader" });
  await expect.element(newest).toHaveTextContent("Newest in ReaderNothing published yet");
});

test("the newest item is gone once the member deletes it", async () => {
  const tide = contentSchema.parse(content("tide", {}));
  await renderForTests(<NewestToRead content={tide} reading={reading} memberId="sora" />);
  const newest = page.getByRole("region", { name: "Newest in Reader" });
  await expect.element(newest).toBeVisible();
  const send = async () => "deleted" as const;
  pageDeletions().add([{ listId: "article", id: "tide", title: "Tide", right: "delete", send }]);
  await expect.element(newest).not.toBeInTheDocument();
  pageDeletions().undo();
  await expect.element(newest).toBeVisible();
});

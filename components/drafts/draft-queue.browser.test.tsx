import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { RouterForTests, routeForTests } from "#components/ui/router-for-tests.tsx";
import type { Kind } from "#components/ui/space/kind.ts";
import { currentToast } from "#components/ui/toast/toast-store.ts";
import type { Draft } from "#lib/browser/drafts/draft.ts";
import { draftName } from "#lib/browser/drafts/draft.ts";
import { hasQueued, storeHasQueued } from "#lib/browser/drafts/draft-flags.ts";
import { draftsOf, writeDraft } from "#lib/browser/drafts/drafts.ts";
import { leaveOutPauses } from "#lib/browser/publish/leave-out-pauses-for-tests.ts";
import { takePublishIntent } from "#lib/browser/publish/publish-intent.ts";
import { content, refusal } from "#lib/browser/stub-space-for-tests.ts";
import { Drafts } from "./drafts.tsx";
import { QueuedDrafts } from "./queued-drafts.tsx";

const article: Kind = { id: "article", one: "Article", many: "Articles", icon: "file-text", create: true };

let members = 0;
let memberId = "";
let isOnline = true;
let isForbidden = false;
let opened: string[] = [];
let published: unknown[] = [];

beforeEach(() => {
  memberId = `home-${members++}`;
  [isOnline, isForbidden, published] = [true, false, []];
  opened = routeForTests("/");
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, { body } = {}) => {
    if (isForbidden) return refusal(403, "AccessDenied");
    const { fields } = JSON.parse(String(body));
    published.push(fields);
    return Response.json(content("made", fields), { status: 201 });
  });
});

async function storeWaiting(draft: Partial<Draft> = {}): Promise<Draft> {
  const stored = {
    ...{
      memberId,
      contentTypeId: "article",
      draftId: "one",
      title: "Low water",
      texts: { "title.en": "Low" },
    },
    ...{ savedAt: new Date().toISOString(), queued: { write: { fields: { title: { en: "Low water" } } } } },
    ...draft,
  };
  await writeDraft(stored);
  return stored;
}

const open = () =>
  renderForTests(
    <RouterForTests>
      <Drafts memberId={memberId} kinds={[article]}>
        {null}
      </Drafts>
      <QueuedDrafts memberId={memberId} />
    </RouterForTests>,
    { identity: { spaceId: "demo", memberId } },
  );

const card = page.getByRole("listitem").filter({ hasText: "Low water" });
const alert = page.getByRole("alert").filter({ hasText: "Couldn’t publish “Low water”" });

function connect(): void {
  isOnline = true;
  window.dispatchEvent(new Event("online"));
}

test("a draft that waits is published, though a killed browser lost the note that one does", async () => {
  await storeWaiting();
  storeHasQueued(memberId, false);
  await renderForTests(
    <RouterForTests>
      <QueuedDrafts memberId={memberId} />
    </RouterForTests>,
    { identity: { spaceId: "demo", memberId } },
  );
  await expect.poll(() => published).toHaveLength(1);
});

test("a draft that waits is marked, and is published as soon as there is a connection", async () => {
  isOnline = false;
  await storeWaiting();
  await open();
  await expect.element(card.getByText("Waiting to be published")).toBeVisible();
  expect(published).toEqual([]);
  connect();
  await expect.element(card).not.toBeInTheDocument();
  expect(published).toHaveLength(1);
  await expect.poll(currentToast).toMatchObject({ message: "Published “Low water”." });
  currentToast()?.links?.[0]?.run();
  expect(opened).toEqual(["/contents/article/made"]);
  await expect.poll(() => hasQueued(memberId)).toBe(false);
});

test.each([
  ["is there when a page loads", [storeWaiting, open]],
  ["is added by another page", [open, storeWaiting]],
])("a draft that %s is published without a pause", async (_, steps) => {
  leaveOutPauses();
  for (const step of steps) await step();
  await expect.poll(() => published).toHaveLength(1);
  await expect.poll(() => draftsOf(memberId)).toEqual([]);
});

test("its card can cancel the publish, and it stays a draft", async () => {
  isOnline = false;
  await storeWaiting();
  await open();
  await page.getByRole("button", { name: "Don’t publish: Low water" }).click();
  await expect.element(card.getByText("Waiting to be published")).not.toBeInTheDocument();
  await expect.element(card.getByRole("link", { name: "Continue editing" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Publish: Low water" })).toHaveFocus();
  await expect.poll(() => currentToast()?.message).toBe("The draft is no longer waiting to be published.");
  connect();
  await expect.poll(() => hasQueued(memberId)).toBe(false);
  expect(published).toEqual([]);
});

test("a failed publish is reported on every page, with a link to the editor that says why", async () => {
  isForbidden = true;
  const draft = await storeWaiting();
  await open();
  await expect.element(alert).toBeVisible();
  await expect.element(card.getByText("Couldn’t be published")).toBeVisible();
  await alert.getByRole("button", { name: "Open" }).click();
  expect(opened).toEqual(["/contents/article/new?draft=one"]);
  expect(takePublishIntent(draftName(memberId, draft))).toBe(false);
});

test("a draft that is discarded no longer waits when that is undone", async () => {
  isOnline = false;
  await storeWaiting();
  await open();
  await page.getByRole("button", { name: "Discard: Low water" }).click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.poll(() => currentToast()?.action).toBeDefined();
  currentToast()?.action?.run();
  await expect.element(card).toBeVisible();
  expect(await draftsOf(memberId)).toMatchObject([{ title: "Low water" }]);
  expect((await draftsOf(memberId))[0]?.queued).toBeUndefined();
});

test("the page that edits it has no such alert", async () => {
  routeForTests("/contents/article/new?draft=one");
  await storeWaiting({
    draftId: "two",
    title: "Mid water",
    queued: { write: { fields: {} }, hasFailed: true },
  });
  await storeWaiting({ queued: { write: { fields: {} }, hasFailed: true } });
  await storeWaiting({
    ...{ contentId: "7", draftId: undefined, title: "High water" },
    queued: { write: { fields: {} }, hasFailed: true },
  });
  await open();
  await expect.element(page.getByRole("alert").filter({ hasText: "High water" })).toBeVisible();
  await expect.element(page.getByRole("alert").filter({ hasText: "Mid water" })).toBeVisible();
  // Each is read on its own.
  expect(page.getByRole("alert").elements()).toHaveLength(2);
  await expect.element(alert).not.toBeInTheDocument();
});

test("the editor of a draft that is published without it goes to the item", async () => {
  opened = routeForTests("/contents/article/new?draft=one");
  await storeWaiting();
  await open();
  await expect.poll(() => opened).toEqual(["/contents/article/made"]);
});

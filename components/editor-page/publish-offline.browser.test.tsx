import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inertRouter, renderForTests } from "#components/ui/render-for-tests.tsx";
import { stubSpace } from "#components/upload/stub-uploads-for-tests.ts";
import { draftName } from "#lib/browser/drafts/draft.ts";
import { draftsOf, writeDraft } from "#lib/browser/drafts/drafts.ts";
import { leaveOutPauses } from "#lib/browser/publish/leave-out-pauses-for-tests.ts";
import { publishingDraft } from "#lib/browser/publish/publishing-draft.ts";
import { withOwnLock } from "#lib/browser/tab-lock.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { Editor } from "./editor.tsx";

const replace = vi.fn();

const base = { required: false, localized: false };
const fields: Field[] = [{ ...base, apiName: "title", label: "Title", type: "Text", required: true }];
const article: ContentType = {
  ...{ id: "article", label: { one: "Article", many: "Articles" }, icon: "box", displayField: "title" },
  ...{ create: true, columns: [], fields },
};
const naming = {
  ...{ localeId: "en-US", localeIds: ["en-US"] },
  ...{ titleFields: { article: "title" }, pictureFields: {} },
};

let members = 0;
let memberId = "";
let isOnline = true;
let answer: (method: string) => Response | undefined;
let published: ReturnType<typeof stubSpace>;

beforeEach(() => {
  memberId = `offline-${members++}`;
  isOnline = true;
  answer = () => undefined;
  replace.mockClear();
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  published = stubSpace((method) => answer(method));
});

const open = () =>
  renderForTests(
    <Editor
      {...{ memberId, type: article, naming, looks: {}, types: [article], draftSpace: null }}
      locales={[{ id: "en-US", label: "English", name: "English" }]}
      draftId="draft"
    />,
    { identity: { spaceId: "demo", memberId }, router: { ...inertRouter, replace, push: replace } },
  );

const title = page.getByLabelText("Title");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const status = (text: string) => page.getByRole("status").filter({ hasText: text });
const waiting = status("Waiting for a connection.");
const takenBack = status("no longer waiting to be published");

function connect(): void {
  isOnline = true;
  window.dispatchEvent(new Event("online"));
}

async function publishOffline(): Promise<void> {
  await open();
  await title.fill("Low water");
  isOnline = false;
  await button("Publish").click();
  await expect.element(waiting).toBeVisible();
}

const stored = async () => (await draftsOf(memberId))[0];

test("a publish without a connection waits, is stored, and goes out when there is one", async () => {
  await publishOffline();
  expect(published).toEqual([]);
  await expect
    .poll(stored)
    .toMatchObject({ queued: { write: { fields: { title: { "en-US": "Low water" } } } } });
  connect();
  await expect.poll(() => replace.mock.calls.flat()).toEqual(["/contents/article/made"]);
  expect(published).toHaveLength(1);
  await expect.poll(stored).toBeUndefined();
});

test("an edit cancels the waiting publish and says so, until Publish is pressed again", async () => {
  await publishOffline();
  await title.fill("High water");
  await expect.element(takenBack).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
  connect();
  await button("Publish").click();
  await expect.poll(() => published).toEqual([{ fields: { title: { "en-US": "High water" } } }]);
});

test.each([
  ["by mouse", () => button("Don’t publish").click()],
  [
    "by keyboard",
    async () => {
      button("Don’t publish").element().focus();
      await userEvent.keyboard("{Enter}");
    },
  ],
  [
    "on home, in another tab",
    async () => {
      const name = draftName(memberId, { contentTypeId: "article", draftId: "draft" });
      const otherTab = new BroadcastChannel("atrium-drafts");
      otherTab.postMessage({ kind: "takeBack", name });
      otherTab.close();
    },
  ],
])("it is taken back %s: nothing is published, and the text stays", async (_, act) => {
  await publishOffline();
  await act();
  await expect.element(takenBack).toBeVisible();
  await expect.poll(stored).toMatchObject({ texts: { "title.en-US": "Low water" } });
  await expect.poll(async () => (await stored())?.queued).toBeUndefined();
  connect();
  await expect.element(title).toHaveValue("Low water");
  expect(published).toEqual([]);
});

test("a lost connection leaves it in doubt; it is looked for and published once", async () => {
  await open();
  await title.fill("Low water");
  answer = (method) => (method === "POST" ? Response.error() : undefined);
  await button("Publish").click();
  await expect.element(status("this may already be published")).toBeVisible();
  const asked: string[] = [];
  answer = (method) => void asked.push(method);
  connect();
  await expect.poll(() => replace.mock.calls.flat()).toEqual(["/contents/article/made"]);
  expect(asked.slice(0, 2)).toEqual(["GET", "POST"]);
  expect(published).toHaveLength(1);
});

test("a refusal after the wait is shown as any other, and the draft no longer waits", async () => {
  await publishOffline();
  answer = (method) =>
    method === "POST"
      ? Response.json({ sys: { type: "Error", id: "AccessDenied" }, message: "" }, { status: 403 })
      : undefined;
  connect();
  await expect.element(page.getByRole("alert").filter({ hasText: "permission" })).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
  expect((await stored())?.queued).toBeUndefined();
});

test.each([
  ["offline", connect],
  ["with a connection", () => document.dispatchEvent(new Event("visibilitychange"))],
])(
  "a draft that waits goes on waiting where it is opened again %s, and is published there",
  async (where, act) => {
    leaveOutPauses();
    isOnline = where !== "offline";
    await writeDraft({
      ...{ memberId, contentTypeId: "article", draftId: "draft", title: "Low water" },
      ...{ texts: { "title.en-US": "Low water" }, savedAt: new Date().toISOString() },
      queued: { write: { fields: { title: { "en-US": "Low water" } } } },
    });
    await open();
    await expect.element(waiting).toBeVisible();
    await expect.element(title).toHaveValue("Low water");
    expect(published).toEqual([]);
    act();
    await expect.poll(() => replace.mock.calls.flat()).toEqual(["/contents/article/made"]);
  },
);

test("a form that is opened while the page publishes its draft says so", async () => {
  const name = draftName(memberId, { contentTypeId: "article", draftId: "draft" });
  const end = Promise.withResolvers<void>();
  publishingDraft.set(name);
  const published = withOwnLock(name, () => end.promise);
  await open();
  await expect.element(status("This was waiting for a connection and is being published.")).toBeVisible();
  publishingDraft.set(undefined);
  end.resolve();
  await published;
  await expect.element(status("being published")).not.toBeInTheDocument();
});

test("a tab that ends during an attempt leaves the draft waiting, with a note of what it sent", async () => {
  await publishOffline();
  let during: ReturnType<typeof stored> | undefined;
  answer = (method) => {
    if (method === "POST") during = stored();
    return undefined;
  };
  connect();
  await expect.poll(() => replace.mock.calls.flat()).toEqual(["/contents/article/made"]);
  const fields = { title: { "en-US": "Low water" } };
  expect(await during).toMatchObject({ queued: { write: { fields } }, sent: { fields } });
});

test("leaving a field without a change keeps the publish waiting", async () => {
  await publishOffline();
  await title.click();
  await userEvent.tab();
  await expect.element(title).not.toHaveFocus();
  await expect.element(waiting).toBeVisible();
  expect((await stored())?.queued).toBeDefined();
});

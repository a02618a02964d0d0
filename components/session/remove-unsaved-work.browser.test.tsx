import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pageDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { draftsOf, readBase, writeBase, writeDraft } from "#lib/browser/drafts/drafts.ts";
import { storeUnsavedWords, unsavedWordIds } from "#lib/browser/media/unsaved-words.ts";
import { deviceUploads } from "#lib/browser/uploading/upload-storage.ts";
import type { Content } from "#lib/space/content.ts";
import { renderSignOut } from "./sign-out-for-tests.tsx";

const words = { title: { "en-US": "Tern" }, description: {} };
const unsaved = { version: 1, base: words, words };

const draft = (memberId: string, draftId: string) => ({
  ...{ memberId, draftId, contentTypeId: "article", title: "Tide", texts: {} },
  savedAt: new Date().toISOString(),
});

const base: Content = {
  sys: {
    ...{ id: "tide", type: "Content", version: 1, contentType: { sys: { id: "article" } } },
    createdBy: { sys: { type: "ServiceUser", id: "ada" } },
    ...{ createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z" },
  },
  fields: {},
};

/** The question at sign-out, and what submits the form after it. */
async function renderQuestion(memberId: string) {
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
  await renderSignOut(memberId);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  const question = page.getByRole("alertdialog");
  return { submit, question, remove: question.getByRole("button", { name: "Remove and sign out" }) };
}

/** A transaction that lets no other one use the table until it is released. */
async function holdTable(database: string, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<IDBDatabase>();
  const opening = indexedDB.open(database);
  opening.onsuccess = () => resolve(opening.result);
  return hold((await promise).transaction(name, "readwrite").objectStore(name));
}

/** Keeps the transaction of a store open; returns how to release it. */
function hold(store: IDBObjectStore): () => void {
  let isHeld = true;
  const next = () => {
    if (isHeld) store.count().onsuccess = next;
  };
  next();
  return () => {
    isHeld = false;
  };
}

async function expectStuck(
  question: ReturnType<typeof page.getByRole>,
  submit: (typeof HTMLFormElement.prototype)["submit"],
): Promise<void> {
  await expect.element(question.getByText(/^The drafts couldn’t be removed/)).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
}

test("words of a file stay until its delete is confirmed, also if others are removed at sign-out", async () => {
  const memberId = "pending";
  for (const id of ["gull", "tern"]) storeUnsavedWords(memberId, id, unsaved);
  const send = async () => "refused" as const;
  pageDeletions().add([{ listId: "media", id: "tern", title: "Tern", right: "delete", send }]);
  const { submit, question, remove } = await renderQuestion(memberId);
  await expect
    .element(question.getByText("The title or description of 1 file isn’t saved yet."))
    .toBeVisible();
  // It is refused while the question is open.
  await pageDeletions().send();
  await remove.click();
  await expect.poll(() => submit.mock.calls.length).toBe(1);
  expect(unsavedWordIds(memberId)).toEqual(["tern"]);
});

test("drafts that the device doesn’t remove in time stay, and the member is told", async () => {
  const memberId = "slow";
  await writeDraft(draft(memberId, "one"));
  const { submit, question, remove } = await renderQuestion(memberId);
  await expect.element(remove).toBeVisible();
  const release = await holdTable("atrium-drafts", "drafts");
  await remove.click();
  await expectStuck(question, submit);
  release();
  expect(await draftsOf(memberId)).toHaveLength(1);
});

test("of several drafts none is removed if the device is too slow for one of them", async () => {
  const memberId = "slower";
  for (const draftId of ["one", "two", "three"]) await writeDraft(draft(memberId, draftId));
  const { submit, question, remove } = await renderQuestion(memberId);
  let removed = 0;
  let release = () => {};
  const removeOne = IDBObjectStore.prototype.delete;
  vi.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(function (this: IDBObjectStore, key) {
    const request = removeOne.call(this, key);
    if (this.name === "drafts" && ++removed === 2) release = hold(this);
    return request;
  });
  await remove.click();
  await expectStuck(question, submit);
  release();
  expect(await draftsOf(memberId)).toHaveLength(3);
});

test("what a draft began from is gone before the sign-out", async () => {
  const memberId = "began";
  const { contentTypeId, ...rest } = draft(memberId, "one");
  const target = { contentTypeId, draftId: rest.draftId };
  await writeDraft({ contentTypeId, ...rest });
  await writeBase(memberId, target, base);
  expect(await readBase(memberId, target, 1)).toBeDefined();
  const { submit, remove } = await renderQuestion(memberId);
  await expect.element(remove).toBeVisible();
  const release = await holdTable("atrium-draft-bases", "bases");
  await remove.click();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(submit).not.toHaveBeenCalled();
  expect(await draftsOf(memberId)).toHaveLength(1);
  release();
  await expect.poll(() => submit.mock.calls.length).toBe(1);
  expect(await readBase(memberId, target, 1)).toBeUndefined();
});

test("the chosen button at sign-out shows progress and acts only once", async () => {
  const memberId = "twice";
  await writeDraft(draft(memberId, "one"));
  const { submit, question, remove } = await renderQuestion(memberId);
  await expect.element(remove).toBeVisible();
  const release = await holdTable("atrium-drafts", "drafts");
  await remove.click();
  await expect.element(remove).toHaveAttribute("aria-busy", "true");
  await expect.element(remove).toHaveFocus();
  const cancel = question.getByRole("button", { name: "Cancel" });
  await expect.element(cancel).toHaveAttribute("aria-disabled", "true");
  cancel.element().focus();
  // Without the mouse, which takes longer than the device may.
  for (const button of [remove, question.getByRole("button", { name: "Keep and sign out" }), cancel]) {
    (button.element() as HTMLElement).click();
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(cancel).toHaveFocus();
  await expect.element(question).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
  release();
  await expect.poll(() => submit.mock.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(submit).toHaveBeenCalledTimes(1);
  // The portal doesn't answer.
  await expect.element(cancel).toHaveAttribute("aria-disabled", "false");
});

test("uploads that are lost either way don’t keep a member from signing out if the device fails to remove them", async () => {
  const memberId = "losing";
  const file = { contentType: "text/plain", sizeBytes: 100, lastModified: 0, addedAt: 0 };
  const storage = deviceUploads(memberId);
  await storage.save({ ...file, memberId, id: "rest", fileName: "a.txt" });
  const { submit, question } = await renderQuestion(memberId);
  const leave = question.getByRole("button", { name: "Sign out" });
  await expect.element(leave).toBeVisible();
  vi.spyOn(storage, "all").mockRejectedValue(new Error("The device fails."));
  vi.spyOn(console, "error").mockImplementation(() => {});
  await leave.click();
  await expect.poll(() => submit.mock.calls.length).toBe(1);
});

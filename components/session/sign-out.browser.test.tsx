import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { Menu } from "#components/ui/menu.tsx";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { pageDeletions } from "#lib/browser/deletion/page-deletions.ts";
import type { Draft } from "#lib/browser/drafts/draft.ts";
import { writeDraft } from "#lib/browser/drafts/drafts.ts";
import { storeUnsavedWords } from "#lib/browser/media/unsaved-words.ts";
import { isPageSafe, registerOpenForm } from "#lib/browser/open-forms.ts";
import { isSigningOutHere, lastSessionMessage } from "#lib/browser/session/session-messages.ts";
import { refusal } from "#lib/browser/stub-space-for-tests.ts";
import { askBeforeLeaving, setUploadContext } from "#lib/browser/uploading/upload-context.ts";
import { deviceUploads } from "#lib/browser/uploading/upload-storage.ts";
import { restoreUploadsOf, uploadsNow } from "#lib/browser/uploading/uploads.ts";
import { unsavedWork } from "./before-sign-out.ts";
import { SignOut } from "./sign-out.tsx";
import { leaveUploadsUnanswered, renderSignOut } from "./sign-out-for-tests.tsx";

const words = (title: string) => ({ title: { "en-US": title }, description: {} });

test("the question at sign-out says how many of the drafts wait to be published", async () => {
  const memberId = "leaving";
  const draft: Draft = {
    ...{ memberId, contentTypeId: "article", title: "Tide", texts: { "title.en": "Tide" } },
    savedAt: new Date().toISOString(),
  };
  const write = { fields: { title: { en: "Tide" } } };
  await writeDraft({ ...draft, draftId: "one" });
  await writeDraft({ ...draft, draftId: "two", queued: { write } });
  await writeDraft({ ...draft, draftId: "three", queued: { write, hasFailed: true } });
  await renderSignOut(memberId);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Keep your 3 drafts on this device?" });
  await expect.element(question.getByText(/^1 draft is waiting to be published\./)).toBeVisible();
});

test("cancelled, the question in a menu gives the focus back to the button of the menu", async () => {
  const memberId = "cancelling";
  storeUnsavedWords(memberId, "tern", { version: 1, base: words("Tern"), words: words("A tern") });
  await renderForTests(
    <>
      <button type="button" popoverTarget="menu">
        You
      </button>
      <Menu id="menu" label="You">
        <SignOut memberId={memberId}>
          <button type="submit">Sign out</button>
        </SignOut>
      </Menu>
    </>,
    { identity: { spaceId: "demo", memberId } },
  );
  const you = page.getByRole("button", { name: "You" });
  await you.click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect.element(you).toHaveFocus();
});

test.each([
  ["the member stays at the browser's question: nothing was signed out", 200, "staying", "signed-in"],
  ["the member left, and the answer is still to come: the sign-out stands", 401, "", "signed-out"],
  ["another member has signed in meanwhile: the sign-out stands", 200, "other", "signed-out"],
])("%s", async (_, status, signedIn, kind) => {
  const memberId = "staying";
  askBeforeLeaving(memberId, true);
  onTestFinished(() => askBeforeLeaving(memberId, false));
  // A page can't answer the question, and the test would leave with it.
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {
    dispatchEvent(new Event("beforeunload", { cancelable: true }));
  });
  const fetched = vi.fn(async () =>
    Response.json({ memberId: signedIn, secondsLeft: 3_600, staysBy: "renewal" }, { status }),
  );
  await renderSignOut(memberId);
  vi.stubGlobal("fetch", fetched);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect.poll(() => fetched.mock.calls.length, { timeout: 10_000 }).toBe(1);
  // A sign-out that stands is noted before the answer is read.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([lastSessionMessage()?.kind, isSigningOutHere()]).toEqual([kind, kind === "signed-out"]);
});

test("words of a file that the device refuses to store are not offered to be kept; once it stores them, they are", async () => {
  const memberId = "refused";
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota is exceeded.", "QuotaExceededError");
  });
  storeUnsavedWords(memberId, "gull", { version: 1, base: words("Gull"), words: words("A gull") });
  expect(await unsavedWork(memberId)).toBeUndefined();
  expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
  full.mockRestore();
  expect(await unsavedWork(memberId)).toMatchObject({ words: ["gull"] });
  expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
});

test("unsaved words of a file with a pending deletion aren't asked about, unless that is undone", async () => {
  const memberId = "deleting";
  const words = { title: { "en-US": "Tern" }, description: {} };
  storeUnsavedWords(memberId, "tern", { version: 1, base: words, words });
  const send = async () => "deleted" as const;
  pageDeletions().add([{ listId: "media", id: "tern", title: "Tern", right: "delete", send }]);
  expect(await unsavedWork(memberId)).toBeUndefined();
  pageDeletions().undo();
  expect(await unsavedWork(memberId)).toMatchObject({ words: ["tern"] });
});

test("unsaved words of a file are asked about even if it can't be found: a 404 may come from elsewhere", async () => {
  const memberId = "without";
  await renderForTests(null, { identity: { spaceId: "demo", memberId } });
  const words = { title: { "en-US": "Tern" }, description: {} };
  storeUnsavedWords(memberId, "tern", { version: 1, base: words, words });
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => refusal(404, "NotFound"));
  expect(await unsavedWork(memberId)).toMatchObject({ words: ["tern"] });
});

test("unsaved work is asked about even if an open form fails to save", async () => {
  const memberId = "failing";
  const words = { title: { "en-US": "Tern" }, description: {} };
  storeUnsavedWords(memberId, "tern", { version: 1, base: words, words });
  const unregister = registerOpenForm({
    title: () => "Tide",
    saveState: () => ({ state: "refused" }),
    isSafe: async () => Promise.reject(new Error("The device fails.")),
  });
  onTestFinished(unregister);
  expect(await isPageSafe()).toBe(false);
  expect(await unsavedWork(memberId)).toMatchObject({ words: ["tern"] });
});

test("a stored upload whose Media exists isn't asked about, before that is read again", async () => {
  const memberId = "uploading";
  await renderForTests(null, { identity: { spaceId: "demo", memberId } });
  leaveUploadsUnanswered();
  setUploadContext({ memberId, localeId: "en-US", limits: undefined });
  const file = { contentType: "image/png", sizeBytes: 100, lastModified: 0 };
  const stored = { memberId, ...file, uploadId: "u", addedAt: 0 };
  await deviceUploads(memberId).save({ ...stored, id: "made", fileName: "a.png", mediaId: "m" });
  await deviceUploads(memberId).save({ ...stored, id: "sent", fileName: "b.png" });
  restoreUploadsOf(memberId);
  await expect.poll(() => uploadsNow().length).toBe(2);
  expect(await unsavedWork(memberId)).toMatchObject({ files: 1 });
});

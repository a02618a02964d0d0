import { flushSync } from "react-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { registerOpenForm } from "#lib/browser/open-forms.ts";
import { coverPage, leavePage, uncoverPage } from "#lib/browser/session/leave-page.ts";
import { lastSessionMessage } from "#lib/browser/session/session-messages.ts";
import { notifySessionNews } from "#lib/browser/session/session-news.ts";
import { pagesCachePrefix } from "#lib/paths.ts";
import { endBeforeSignOut } from "./before-sign-out.ts";
import { SessionDialog } from "./session-dialog.tsx";
import { SessionMonitor } from "./session-monitor.tsx";

vi.mock("#lib/browser/session/leave-page.ts", { spy: true });

const none = () => undefined;
const monitor = (
  <SessionMonitor
    first={{ memberId: "ada", secondsLeft: 3_600, staysBy: "renewal" }}
    mark="waves"
    options={[]}
  />
);
/** A form with changes that are kept on the device. */
const openForm = () =>
  onTestFinished(
    registerOpenForm({
      title: () => "Tides",
      saveState: () => ({ state: "saving" }),
      isSafe: async () => true,
    }),
  );

const hasPages = () => caches.has(`${pagesCachePrefix}ada`);

test("a page that learns that its session has ended removes the pages that are stored on the device", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 401 }));
  await caches.open(`${pagesCachePrefix}ada`);
  await renderForTests(monitor);
  expect(await hasPages()).toBe(true);
  notifySessionNews("ended");
  await expect.element(page.getByRole("alertdialog", { name: "You’ve been signed out" })).toBeVisible();
  await expect.poll(hasPages).toBe(false);
});

test("the dialog at the end takes the focus to its title as it opens, where the key that is typed next presses nothing", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 401 }));
  const focused: (string | undefined)[] = [];
  new MutationObserver(() => focused.push(document.activeElement?.tagName)).observe(document.body, {
    attributeFilter: ["open"],
    subtree: true,
  });
  await renderForTests(monitor);
  notifySessionNews("ended");
  await expect.poll(() => focused).toEqual(["H2"]);
});

test("a sign-out removes them before it is sent, so also without a connection", async () => {
  await caches.open(`${pagesCachePrefix}ada`);
  await endBeforeSignOut();
  expect(await hasPages()).toBe(false);
  // Then no page stores any.
  expect(lastSessionMessage()).toEqual({ kind: "signed-out" });
});

test("the page that sends the sign-out waits for its answer: a call refused meanwhile doesn't lead away", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 401 }));
  await renderForTests(monitor);
  await endBeforeSignOut();
  flushSync(() => notifySessionNews("ended"));
  expect(document.documentElement.dataset.covered).toBeUndefined();
});

test("a page of another member is covered, except for the dialog that says so", async () => {
  onTestFinished(uncoverPage);
  openForm();
  coverPage();
  await renderForTests(
    <>
      <h1>Tides</h1>
      <SessionDialog
        status={{ kind: "other" }}
        isClosed={false}
        onClosedChange={none}
        learn={none}
        mark="waves"
        options={[]}
      />
    </>,
  );
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
  await expect.element(page.getByText("Tides")).not.toBeVisible();
});

test("a page that another member's session takes leaves by itself, but not with a form that was changed", async () => {
  onTestFinished(uncoverPage);
  const leave = vi.mocked(leavePage).mockResolvedValue(true);
  const takeOver = async () => {
    const { unmount } = await renderForTests(monitor);
    notifySessionNews("other");
    return unmount;
  };
  const unmount = await takeOver();
  await expect.poll(() => leave.mock.calls.length).toBe(1);
  await unmount();
  uncoverPage();
  openForm();
  await takeOver();
  await expect.poll(() => document.documentElement.dataset.covered).toBe("");
  expect(leave).toHaveBeenCalledOnce();
});

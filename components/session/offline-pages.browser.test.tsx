import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { inertRouter, renderForTests } from "#components/ui/render-for-tests.tsx";
import { storedAt } from "#lib/browser/offline/stored-page.ts";
import { registerOpenForm } from "#lib/browser/open-forms.ts";
import { notifySessionNews } from "#lib/browser/session/session-news.ts";
import { OfflinePages } from "./offline-pages.tsx";

const keepPages = vi.hoisted(() => vi.fn(() => () => {}));

vi.mock("#lib/browser/offline/keep-pages-when-idle.ts", () => ({ keepPagesWhenIdle: keepPages }));

const refresh = vi.fn();
const router = { ...inertRouter, refresh };
const notice = page.getByText(/^No connection. This page is from/);
const pages = <OfflinePages memberId="ada" creatable={["article"]} />;

beforeEach(() => {
  storedAt.set("2026-11-23T14:03:00.000Z");
});

afterEach(() => {
  storedAt.set(undefined);
  refresh.mockClear();
});

test("a stored page says from when it is; the portal's first answer removes that and loads the page again", async () => {
  await renderForTests(pages, { router });
  await expect.element(notice).toBeVisible();
  await expect.element(notice.getByRole("time")).toHaveAttribute("datetime", "2026-11-23T14:03:00.000Z");
  expect(refresh).not.toHaveBeenCalled();
  storedAt.set(undefined);
  await expect.element(notice).not.toBeInTheDocument();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("a form isn't loaded again", async () => {
  const end = registerOpenForm({
    title: () => "A",
    saveState: () => ({ state: "nothing" }),
    isSafe: async () => true,
  });
  await renderForTests(pages, { router });
  await expect.element(notice).toBeVisible();
  storedAt.set(undefined);
  await expect.element(notice).not.toBeInTheDocument();
  expect(refresh).not.toHaveBeenCalled();
  end();
});

test("the notice can be dismissed, also in Korean", async () => {
  await renderForTests(pages, { language: "ko", router });
  await expect.element(page.getByText(/^연결되어 있지 않아요/)).toBeVisible();
  await page.getByRole("button", { name: "닫기" }).click();
  await expect.element(page.getByText(/^연결되어 있지 않아요/)).not.toBeInTheDocument();
});

test("after the session has ended, a sign-in on the page stores the pages again", async () => {
  storedAt.set(undefined);
  keepPages.mockClear();
  await renderForTests(pages, { router });
  expect(keepPages).toHaveBeenCalledTimes(1);
  notifySessionNews("again");
  await expect
    .poll(() => keepPages.mock.calls)
    .toEqual([
      ["ada", ["article"]],
      ["ada", ["article"]],
    ]);
});

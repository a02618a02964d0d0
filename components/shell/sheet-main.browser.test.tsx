import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { useInsertionEffect, useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { coverPage, uncoverPage } from "#lib/browser/session/leave-page.ts";
import { SheetMain } from "./sheet-main.tsx";

/** Shows the page of the address. */
let show: () => void;

function Portal() {
  const [path, setPath] = useState(window.location.pathname);
  show = () => setPath(window.location.pathname);
  // As Next.js does for each page that it shows.
  useInsertionEffect(() => {
    if (window.location.pathname === path) window.history.replaceState(window.history.state, "");
  });
  return (
    <PathnameContext value={path}>
      <div style={{ display: "grid", height: "600px" }}>
        <SheetMain>
          <div style={{ flex: "none", height: "3000px" }}>{path}</div>
        </SheetMain>
      </div>
    </PathnameContext>
  );
}

/** Without showing the page. */
async function step(by: -1 | 1): Promise<void> {
  const returned = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  window.history.go(by);
  await returned;
}

async function traverse(by: -1 | 1): Promise<void> {
  await step(by);
  show();
  await expect.element(page.getByText(window.location.pathname, { exact: true })).toBeVisible();
}

async function open(path: string): Promise<void> {
  window.history.pushState(null, "", path);
  show();
  await expect.element(page.getByText(path, { exact: true })).toBeVisible();
}

async function renderPortal() {
  await page.viewport(1_000, 700);
  const first = window.location.href;
  onTestFinished(() => window.history.replaceState(null, "", first));
  await renderForTests(<Portal />);
  const sheet = page.getByRole("main").element();
  return { sheet, scroll: (top: number) => sheet.scrollTo({ top, behavior: "instant" }) };
}

test("a page is where it was when a member goes back and forward", async () => {
  const { sheet, scroll } = await renderPortal();
  scroll(500);
  await open("/contents/article/tide");
  // A new page begins at its top.
  scroll(0);
  await traverse(-1);
  expect(sheet.scrollTop).toBe(500);
  await traverse(1);
  expect(sheet.scrollTop).toBe(0);
  scroll(200);
  await traverse(-1);
  await traverse(1);
  expect(sheet.scrollTop).toBe(200);
  await traverse(-1);
});

test("going back twice at once keeps where the page between was", async () => {
  const { sheet, scroll } = await renderPortal();
  scroll(300);
  await open("/contents/article/tide");
  scroll(200);
  await open("/contents/article/rain");
  scroll(100);
  await step(-1);
  await traverse(-1);
  expect(sheet.scrollTop).toBe(300);
  await traverse(1);
  expect(sheet.scrollTop).toBe(200);
  await traverse(-1);
});

test("the library keeps its scroll position when a file beside it is closed", async () => {
  const { sheet, scroll } = await renderPortal();
  await open("/media");
  scroll(500);
  await open("/media/beach");
  scroll(800);
  await traverse(-1);
  expect(sheet.scrollTop).toBe(800);
  await traverse(-1);
});

test("a page that is left for another member notes nothing of this visit", async () => {
  const { scroll } = await renderPortal();
  onTestFinished(uncoverPage);
  scroll(500);
  sessionStorage.clear();
  coverPage();
  dispatchEvent(new Event("pagehide"));
  expect(Object.keys(sessionStorage)).toEqual([]);
  uncoverPage();
  dispatchEvent(new Event("pagehide"));
  expect(Object.keys(sessionStorage)).toEqual(["atrium:scroll-tops"]);
});

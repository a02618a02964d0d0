import { onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { SheetMain } from "./sheet-main.tsx";

/** How far a page is scrolled that was at 500 when it was loaded again. Once in a file: the module keeps the page. */
export async function topLoadedAgain(): Promise<number> {
  await page.viewport(1_000, 700);
  const key = window.navigation.currentEntry?.key ?? "";
  sessionStorage.setItem("atrium:scroll-tops", JSON.stringify({ [key]: 500 }));
  onTestFinished(() => sessionStorage.clear());
  // The browser's own record of this load, as if it were a reload.
  const load = performance.getEntriesByType("navigation")[0];
  if (load !== undefined) vi.spyOn(load, "type" as never, "get").mockReturnValue("reload" as never);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(load === undefined ? [] : [load]);
  await renderForTests(
    <div style={{ display: "grid", height: "600px" }}>
      <SheetMain>
        <div style={{ flex: "none", height: "3000px" }} />
      </SheetMain>
    </div>,
  );
  return page.getByRole("main").element().scrollTop;
}

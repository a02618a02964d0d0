import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { SheetMain } from "./sheet-main.tsx";

test("a page that is loaded again stays where it is if a member already types", async () => {
  await page.viewport(1_000, 700);
  const key = window.navigation.currentEntry?.key ?? "";
  sessionStorage.setItem("atrium:scroll-tops", JSON.stringify({ [key]: 500 }));
  onTestFinished(() => sessionStorage.clear());
  // The browser's own record of this load, as if it were a reload.
  const load = performance.getEntriesByType("navigation")[0];
  if (load !== undefined) vi.spyOn(load, "type" as never, "get").mockReturnValue("reload" as never);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(load === undefined ? [] : [load]);
  const field = document.createElement("input");
  document.body.append(field);
  onTestFinished(() => field.remove());
  await userEvent.fill(field, "tide");
  await renderForTests(
    <div style={{ display: "grid", height: "600px" }}>
      <SheetMain>
        <div style={{ flex: "none", height: "3000px" }} />
      </SheetMain>
    </div>,
  );
  expect(page.getByRole("main").element().scrollTop).toBe(0);
  expect(document.activeElement).toBe(field);
});

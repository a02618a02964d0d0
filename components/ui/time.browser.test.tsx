import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "./render-for-tests.tsx";
import { Time } from "./time.tsx";

test("in a line that is cut, its exact time makes nothing wider", async () => {
  await page.viewport(320, 640);
  await renderForTests(
    <main className="relative">
      <p className="truncate">
        {"A name that is longer than a phone is wide, by far · "}
        <Time at="2026-11-12T02:29:00.000Z" />
      </p>
    </main>,
  );
  expect(document.querySelector("time")?.textContent).toContain("12 November 2026");
  expect(document.documentElement.scrollWidth).toBe(320);
});

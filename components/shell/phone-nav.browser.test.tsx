import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { PhoneNav } from "./phone-nav.tsx";
import type { ShellSettings } from "./shell.tsx";

const kinds: ShellSettings["kinds"] = [
  { id: "article", one: "Article", many: "Articles", icon: "file-text", create: true },
];
const current = () => document.querySelector<HTMLElement>("nav [aria-current]");

async function renderOn(pathname: string): Promise<void> {
  await page.viewport(390, 844);
  await renderForTests(
    <PathnameContext.Provider value={pathname}>
      <PhoneNav kinds={kinds} />
    </PathnameContext.Provider>,
  );
}

test.each([
  ["/", "Home"],
  ["/contents/article", "Content"],
  ["/read", "Content"],
  ["/media", "Photos"],
  ["/profile", "Profile"],
])("on %s the bar marks %s", async (pathname, name) => {
  await renderOn(pathname);
  expect(current()?.textContent).toBe(name);
});

test("in forced colors the mark is an outline, as every link has the color of links", async () => {
  const feature = (value: string) =>
    cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
  await renderOn("/media");
  onTestFinished(async () => void (await feature("")));
  await feature("active");
  expect(getComputedStyle(current() ?? document.body).outlineStyle).toBe("solid");
});

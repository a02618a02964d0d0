import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { Button } from "#components/ui/button.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { StartLink, StartLinks } from "#components/ui/start-link.tsx";
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

test.each(["en", "ko"] as const)(
  "in “%s” with text at twice its size no word breaks or leaves the screen",
  async (language) => {
    document.documentElement.style.fontSize = "32px";
    onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
    await page.viewport(390, 844);
    await renderForTests(
      <>
        <PageHead
          title={language === "en" ? "Photos and files" : "사진과 파일"}
          actions={["search", "camera", "upload"].map((name) => (
            <Button key={name} iconOnly aria-label={name} />
          ))}
        />
        <div className="row-name p-4">
          <span className="picture-well row-picture" />
          <div>
            <b className="row-link">Reading the tide at Songjiho</b>
            <p className="row-facts dotted">
              <bdi>Hyunwoo Lee</bdi>
              <time>yesterday</time>
              <span>no Korean</span>
            </p>
          </div>
        </div>
        <StartLinks>
          <StartLink href="/" icon={undefined}>
            New article
          </StartLink>
          <StartLink href="/" icon={undefined}>
            Articles
          </StartLink>
        </StartLinks>
        <PhoneNav kinds={kinds} />
      </>,
      { language },
    );
    expect(brokenWords()).toEqual([]);
  },
);

/** Words on more than one line, or beyond the edge of the screen. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{Letter}\d]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { right } = range.getBoundingClientRect();
      if (range.getClientRects().length > 1 || right > innerWidth) broken.push(word);
    }
  }
  return broken;
}

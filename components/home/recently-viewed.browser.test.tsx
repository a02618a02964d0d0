import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import type { Kind } from "#components/ui/space/kind.ts";
import { pageDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { rememberViewed } from "#lib/browser/offline/viewed.ts";
import { RecentlyEdited } from "./recently-edited.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";

const article: Kind = { id: "article", one: "Article", many: "Articles", icon: "file-text", create: true };

const words = { title: "Recently viewed", untitled: "Untitled" };

function view(contentId: string, more: { title?: string; address?: string } = {}): void {
  const address = `/contents/article/${contentId}`;
  rememberViewed("ann", { contentId, contentTypeId: "article", address, title: contentId, ...more });
}

test("what the member opened last is on home, each item once, at most six", async () => {
  for (const name of ["one", "two", "three", "four", "five", "six", "seven"]) view(name);
  view("three", { title: "Three, changed", address: "/read/article/three?locale=ko" });
  rememberViewed("grace", { contentId: "hers", contentTypeId: "article", address: "/", title: "Hers" });
  await renderForTests(<RecentlyViewed memberId="ann" kinds={[article]} {...words} />);
  const links = page.getByRole("region", { name: "Recently viewed" }).getByRole("link");
  await expect.element(links.first()).toHaveAttribute("href", "/read/article/three?locale=ko");
  expect(links.elements().map(({ textContent }) => textContent)).toEqual([
    "Three, changedArticle",
    ...["sevenArticle", "sixArticle", "fiveArticle", "fourArticle", "twoArticle"],
  ]);
});

test("it follows other tabs, says “Untitled” for items without a title, and is hidden if empty", async () => {
  const { container } = await renderForTests(<RecentlyViewed memberId="ann" kinds={[]} {...words} />);
  expect(container).toHaveTextContent("");
  rememberViewed("ann", { contentId: "one", contentTypeId: "gone", address: "/contents/gone/one" });
  await expect.element(page.getByRole("link", { name: "Untitled" })).toBeVisible();
});

test("an item that the member deletes is neither there nor among those edited recently", async () => {
  view("one");
  view("two");
  const label = { one: "Article", many: "Articles" };
  const type = { ...article, label, displayField: "title", columns: [], create: true, fields: [] };
  const changed = ["one", "two"].map((contentId) => ({
    ...{ type, contentId, title: { text: `${contentId}, edited`, localeId: "en" }, picture: undefined },
    ...{ changedAt: "2026-11-21T09:00:00Z", version: undefined, written: [] },
  }));
  await renderForTests(
    <>
      <RecentlyViewed memberId="ann" kinds={[article]} {...words} />
      <RecentlyEdited items={changed} locales={[]} language="en" />
    </>,
  );
  await expect.element(page.getByText("two, edited")).toBeVisible();
  const send = async () => "deleted" as const;
  pageDeletions().add([{ ...{ listId: "article", id: "two", title: "two" }, right: "delete", send }]);
  await expect.element(page.getByText("two, edited")).not.toBeInTheDocument();
  const links = page
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/contents/article/one", "/contents/article/one"]);
});

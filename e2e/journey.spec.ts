import { expect, type Page } from "@playwright/test";
import { confirmDelete } from "./confirm-delete.ts";
import { expectNoBarrier } from "./look.ts";
import { itemPage, signIn, signInAs, test } from "./portal.ts";

// A list that revalidates during sign-out gets 401.
test.use({ expectedConsole: [/status of 401/] });

test("a member writes, sees, changes and deletes an article, and signs out @both", async ({
  page,
  isMobile,
}) => {
  const title = `A walk of ${test.info().project.name} ${Date.now()}`;
  await signIn(page, "ada@example.com");

  await openArticles(page, isMobile);
  await startArticle(page, isMobile);
  await page
    .getByLabel(/^Title/)
    .first()
    .fill(title);
  await test.step("a preview shows it as readers will see it", async () => {
    const preview = page.getByRole("region", { name: "Preview" });
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(preview.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await expectNoBarrier(page, "editor with a preview");
    await preview.getByRole("button", { name: "Close preview" }).click();
  });
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(itemPage);
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/contents\/article$/);
  await expect(rowsAtTop(page).filter({ hasText: title })).toBeVisible();
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page
    .getByLabel(/^Title/)
    .first()
    .fill(`${title}, again`);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(itemPage);
  await expect(page.getByRole("heading", { name: `${title}, again`, level: 1 })).toBeVisible();
  await test.step("a publish links to the page that readers see", async () => {
    await page.getByRole("status").getByRole("button", { name: "View in Reader" }).click();
    await expect(page).toHaveURL(/\/read\/article\/[\w-]+$/);
    await expect(page.getByRole("heading", { name: `${title}, again`, level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(itemPage);
  });

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Delete" }).click();
  await confirmDelete(page);
  await expect(page.getByText(/^Deleted/)).toBeVisible();
  await expect(page).toHaveURL(/\/contents\/article$/);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);

  await signOut(page, isMobile, "ada@example.com");
  await expect(page.getByRole("button", { name: /^Continue with/ })).toBeVisible();
  await page.goto("/contents/article");
  await expect(page).toHaveURL(/\/sign-in/);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("the first answer holds the rows: they are there without scripts", { tag: "@once" }, async ({
    page,
    portal,
  }) => {
    await signInAs(page.context(), portal, "linus@example.com");
    // No test writes places: what stands there is the demo's.
    await page.goto("/contents/place");
    await expect(page.locator("tbody").getByRole("row")).toHaveCount(15);
    await expect(page.locator("tbody").getByRole("row").first()).toBeVisible();
  });
});

test("an account that may not sign in is told so, and whom to contact", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: /^Continue with/ }).click();
  await page.getByRole("button", { name: "blocked@example.com" }).click();
  await expect(page.getByRole("status").filter({ hasText: "can’t sign in here" })).toBeVisible();
  await page.goto("/");
  await expect(page).toHaveURL(/\/sign-in/);
});

async function openArticles(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole("button", { name: "Content" }).click();
  await page
    .getByRole("link", { name: /^Articles/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /^Articles/, level: 1 })).toBeVisible();
}

async function startArticle(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("link", { name: "New article" }).click();
  } else await page.getByRole("link", { name: /^New article/ }).click();
  await expect(page.getByRole("button", { name: "Publish" })).toBeVisible();
}

/** The first rows below the head: other tests write at the same time. */
function rowsAtTop(page: Page) {
  return page.locator("tbody tr:nth-child(-n + 4)");
}

async function signOut(page: Page, isMobile: boolean, email: string): Promise<void> {
  await page.getByRole("button", { name: isMobile ? "Profile" : email }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/sign-in*");
}

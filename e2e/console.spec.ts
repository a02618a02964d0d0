import type { Locator, Page, Route } from "@playwright/test";
import { enterConsole, hears, makeCmaToken, PlatformUser } from "./console/platform-user.ts";
import { holdScripts } from "./held-scripts.ts";
import { expectFocus, expectNoBarrier, expectNoSidewaysScroll } from "./look.ts";
import { expect, test as portalTest } from "./portal.ts";
import { bearerOf } from "./tokens/issued-tokens.ts";

let cmaToken: Promise<string> | undefined;
// Cached per worker. A worker-scoped fixture makes Playwright start separate workers for this file.
const test = portalTest.extend<{ token: string }>({
  token: async ({ portal }, use) => {
    cmaToken ??= makeCmaToken(portal, "grace@example.com");
    await use(await cmaToken);
  },
});
// Chromium logs refused requests and conflicts.
test.use({ expectedConsole: [/Failed to load resource/] });

const space = "/spaces/demo";
/** The member whose roles a project's journey changes: two run side by side. */
const whose = (isMobile: boolean) =>
  isMobile
    ? { name: "Ada Byrne", email: "ada@example.com" }
    : { name: "Linus Falk", email: "linus@example.com" };

const row = (page: Page, name: string) => page.locator("[data-row]", { hasText: name });
const dialog = (page: Page) => page.locator("dialog[open]");
const roles = (of: Locator) => of.locator("[data-part=role-tags] li").allTextContents();

async function openRoles(page: Page, name: string, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole("button", { name: `More for ${name}` }).click();
    await page.getByRole("button", { name: "Change roles" }).filter({ visible: true }).click();
  } else {
    await page.getByRole("button", { name: `Roles of ${name}` }).focus();
    await page.keyboard.press("Enter");
  }
  await dialog(page).waitFor();
}

/** Holds requests until the test answers them in place of the service. */
async function holdBack(page: Page, address: string, method: string) {
  const answers: ((how: Parameters<Route["fulfill"]>[0]) => Promise<void>)[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return await route.fallback();
    answers.push(async (how) => await route.fulfill(how).catch(() => {}));
  });
  return async (how: Parameters<Route["fulfill"]>[0]) => {
    // A page says that it is busy before its call is on the way.
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    for (const answer of answers.splice(0)) await answer(how);
  };
}

async function openRemoval(page: Page, name: string, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole("button", { name: `More for ${name}` }).click();
    await page.getByRole("button", { name: "Remove from Morae" }).filter({ visible: true }).click();
  } else {
    await page.getByRole("button", { name: `Roles of ${name}` }).focus();
    await page.keyboard.press("Delete");
  }
  await dialog(page).waitFor();
}

test("two change the same roles; the second sees both sides, loses nothing, and removes, takes back and adds", async ({
  page,
  portal,
  token,
  isMobile,
}) => {
  test.slow();
  const { name, email } = whose(isMobile);
  const other = await PlatformUser.at(portal.url, token);
  await other.give(email, "viewer");
  await enterConsole(page, token);
  await page.getByRole("main").getByRole("link", { name: "Morae" }).click();
  await page.waitForURL(`**${space}`);
  await hears(page);

  await test.step("a conflict opens in the row, without a preselected side", async () => {
    await openRoles(page, name, isMobile);
    await dialog(page).getByLabel("Editor").check();
    await other.give(email, "editor");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    const clash = page.locator("[data-part=clash]");
    await expect(clash).toContainText("Also changed by Grace Oh (you), today");
    await expect(clash).toContainText("Your change isn’t saved yet.");
    await expect(clash).toContainText("Theirs: Editor");
    await expect(clash).toContainText("Yours: Viewer, Editor");
    await expect(clash.getByRole("button", { name: "Save choice" })).toBeInViewport({ ratio: 1 });
    await expectNoBarrier(page, "conflict of roles");
    await clash.getByRole("button", { name: "Choose again" }).click();
    await expect(dialog(page).getByLabel("Viewer")).toBeChecked();
    await expect(dialog(page).getByLabel("Editor")).toBeChecked();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await clash.getByLabel(/^Yours/).check();
    await clash.getByRole("button", { name: "Save choice" }).click();
    await expect(clash).toHaveCount(0);
    await expect.poll(() => roles(row(page, name))).toEqual(["Viewer", "Editor"]);
    expect((await other.memberOf(email))?.roles.map((role) => role.name)).toEqual(["Viewer", "Editor"]);
  });

  await test.step("a removal asks first, can be undone, and is sent when the page is left", async () => {
    await openRemoval(page, name, isMobile);
    await expectFocus(page, "the question");
    await dialog(page).getByRole("button", { name: "Remove" }).click();
    await expect(row(page, name)).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row(page, name)).toBeVisible();
    await expectFocus(page, "Undo");
    expect(await other.memberOf(email)).toBeDefined();
    await openRemoval(page, name, isMobile);
    await dialog(page).getByRole("button", { name: "Remove" }).click();
    await expect(row(page, name)).toHaveCount(0);
    await page.goto("/spaces");
    await expect.poll(() => other.memberOf(email)).toBeUndefined();
  });

  await test.step("only people with an account are added; the input stays until then", async () => {
    await page.goto(space);
    await hears(page);
    const address = page.getByLabel("Email address");
    const add = page.getByRole("button", { name: "Add", exact: true });
    await address.fill(`not.${email}`);
    await page.getByRole("button", { name: "Choose", exact: true }).click();
    await page.locator(":popover-open").getByLabel("Viewer").check();
    await page.keyboard.press("Escape");
    await address.press("Enter");
    await expect(page.getByText("No account uses this email address.")).toBeVisible();
    await expect(address).toHaveValue(`not.${email}`);
    await expect(address).toBeFocused();
    await address.fill(email);
    await add.click();
    await expect(page.getByText(`${name} added.`)).toBeVisible();
    await expect(row(page, name)).toBeVisible();
    await expect(address).toHaveValue("");
  });

  await test.step("every change went out with the version that it was made from", () => {
    const changes = portal.recordings
      .space()
      .filter((each) => each.method === "PUT" && bearerOf(each) === token);
    expect(changes.length).toBeGreaterThan(2);
    for (const { requestHeaders } of changes) {
      expect(requestHeaders.map(([header]) => header.toLowerCase())).toContain("x-service-version");
    }
  });
});

test("input before hydration or across an expired token isn't lost", async ({ page, token }) => {
  await enterConsole(page, token);
  const release = await holdScripts(page);
  await page.goto(space, { waitUntil: "commit" });
  const address = page.getByLabel("Email address");
  const add = page.getByRole("button", { name: "Add", exact: true });
  await address.fill("unknown@example.com");
  await page.getByRole("button", { name: "Choose", exact: true }).click();
  await page.locator(":popover-open").getByLabel("Viewer").check();
  await page.keyboard.press("Escape");
  await expect(add).toBeDisabled();
  await address.press("Enter");
  release();
  await add.click();
  await expect(page.getByText("No account uses this email address.")).toBeVisible();
  await expect(address).toHaveValue("unknown@example.com");

  await test.step("a token that ends is replaced over the page", async () => {
    await address.fill("unknown@example.com");
    await page.context().clearCookies();
    await address.press("Enter");
    const again = page.getByRole("alertdialog", { name: "Your token has expired" });
    await again.getByLabel("CMA token").fill("not-a-token-of-anybody");
    await page.keyboard.press("Enter");
    await expect(again.getByText("CMA doesn’t accept this token")).toBeVisible();
    await again.getByLabel("CMA token").fill(token);
    await again.getByRole("button", { name: "Continue" }).click();
    await expect(again).toHaveCount(0);
    await expect(address).toBeFocused();
    await expect(address).toHaveValue("unknown@example.com");
    await add.click();
    await expect(page.getByText("No account uses this email address.")).toBeVisible();
  });
});

test("pending changes are waited for on their page, but sign-out doesn't wait @whole", async ({
  page,
  token,
  isMobile,
}) => {
  await enterConsole(page, token, space);
  await hears(page);

  await test.step("a dialog of roles stays until it is known what came of them", async () => {
    const answer = await holdBack(page, "**/api/cma/**", "PUT");
    await openRoles(page, "Grace Oh", isMobile);
    const viewer = dialog(page).getByLabel("Viewer");
    await viewer.check();
    await viewer.press("Enter");
    // A browser that is asked twice closes a dialog without asking the page.
    for (let times = 0; times < 3; times++) await page.keyboard.press("Escape");
    await viewer.click();
    await expect(viewer).toBeChecked();
    await expect(dialog(page).getByRole("button", { name: "Save" })).toHaveAttribute("aria-busy", "true");
    await answer({ status: 503, json: {} });
    await expect(dialog(page).getByRole("alert")).toContainText(
      "Couldn’t change the roles. Your selection is safe",
    );
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await page.unroute("**/api/cma/**");
  });

  await test.step("a visible token does not block leaving, by keyboard alone", async () => {
    await page.context().clearCookies();
    await page.getByLabel("Email address").fill("unknown@example.com");
    await page.getByRole("button", { name: "Choose", exact: true }).click();
    await page.locator(":popover-open").getByLabel("Viewer").check();
    await page.keyboard.press("Escape");
    await page.getByLabel("Email address").press("Enter");
    const again = page.getByRole("alertdialog", { name: "Your token has expired" });
    const answer = await holdBack(page, "**/console/token", "POST");
    await again.getByLabel("CMA token").fill(token);
    await page.keyboard.press("Enter");
    await expect(again.getByRole("button", { name: "Continue" })).toHaveAttribute("aria-busy", "true");
    await page.keyboard.press("Tab");
    await expect(again.getByRole("button", { name: "Sign out" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("You’re signed out of the console.")).toBeVisible();
    await answer({ status: 200, json: { userId: "somebody" } });
    await page.goto(space);
    await expect(page).toHaveURL(/\/console\?returnTo=/);
  });
});

test("sign-out ends the console: no page opens, not even by Back @whole", async ({ page, token }) => {
  await enterConsole(page, token, space);
  await page.locator("[popovertarget=member-menu]").filter({ visible: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Sign out of the console" }).press("Enter");
  await expect(page.getByText("You’re signed out of the console.")).toBeVisible();
  await page.goBack();
  await expect(page.locator("#cma-token")).toBeVisible();
  await page.goto(space);
  await expect(page).toHaveURL(/\/console\?returnTo=%2Fspaces%2Fdemo$/);
});

const states: Record<string, (page: Page) => Promise<unknown>> = {
  door: (page) => page.goto("/console?problem=token_refused"),
  "own Spaces": (page) => page.goto("/spaces"),
  members: (page) => page.goto(space),
  "roles being changed": async (page) => {
    await page.goto(space);
    await hears(page);
    await page.locator("[data-row] [data-part=row-acts] > button").filter({ visible: true }).first().click();
    const inMenu = page.locator(":popover-open [data-tone]").first();
    if (await inMenu.isVisible()) await inMenu.click();
    await dialog(page).waitFor();
  },
  "too many roles": async (page) => {
    await page.goto(space);
    await hears(page);
    await page.locator("[data-part=add-member] > button").click();
    await page.locator("[data-part=role-opener]").click();
    await page.locator(":popover-open").waitFor();
  },
  "another user's Space": async (page) => {
    await page.goto("/spaces/nowhere");
    await expect(page).toHaveTitle(/^(Space not found|스페이스를)/);
  },
  "an address that fits no list": (page) => page.goto(`${space}?size=7`),
};

test("no page of the console has a barrier, in any theme or language, at any size", async ({
  page,
  portal,
  token,
  isMobile,
}) => {
  test.slow();
  await enterConsole(page, token);
  for (const [at, [name, open]] of Object.entries(states).entries()) {
    // Each state is seen in both languages, one of them on a phone.
    const language = at % 2 === (isMobile ? 0 : 1) ? "ko" : "en";
    await page.context().addCookies([{ name: "language", value: language, url: portal.url }]);
    await open(page);
    await expectNoBarrier(page, `${name}, ${language}`);
    await expectNoSidewaysScroll(page, name);
    if (isMobile) continue;
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page, `${name}, 320 px`);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

import { applyEdits, modify } from "jsonc-parser";
import sharp from "sharp";
import { pullSpaceFile } from "#lib/space-file/pull/pull.ts";
import { freePort } from "../scripts/run/free-port.ts";
import { startOtherSpace } from "../tools/other-space/start.ts";
import { confirmDelete } from "./confirm-delete.ts";
import { expect, itemPage, test } from "./portal.ts";
import { startPortalOf } from "./servers/another-portal.ts";

const space = "/spaces/{spaceId}";
const content = `${space}/content-types/{contentTypeId}/contents/{contentId}`;
const delivered = `${space}/delivery/{contentTypeId}`;
const member = `${space}/members/{membershipId}`;

/** What the operator of this Space writes into the pulled file (docs/your-space.md, "If your Space differs"). */
const settings = {
  endpoints: {
    updateProfile: "PUT /me/profile",
    createContent: `${space}/contents`,
    readContent: content,
    updateContent: `PATCH ${content}`,
    deleteContent: content,
    listMedia: `${space}/assets`,
    createMedia: `${space}/assets`,
    readMedia: `${space}/assets/{mediaId}`,
    updateMedia: `PATCH ${space}/assets/{mediaId}`,
    deleteMedia: `${space}/assets/{mediaId}`,
    listPublishedOfType: delivered,
    readPublished: `${delivered}/{contentId}`,
    createUpload: `${space}/files`,
    listContentTypes: `${space}/models`,
    findUsers: "/platform-users",
    listSpaceRoles: `${space}/roles`,
    listMemberships: `${space}/members`,
    addMembership: `${space}/members`,
    readMembership: member,
    replaceRoles: member,
    deleteMembership: member,
  },
  conventions: { descending: "key:desc", values: "repeated", membershipUser: "sys.user" },
  locales: [
    { id: "en", label: "English", short: "EN" },
    { id: "zh-Hant-TW", label: "繁體中文", short: "中" },
  ],
  providers: [{ id: "village-id", label: "Village ID" }],
};

let other: Awaited<ReturnType<typeof startOtherSpace>>;
let portal: Awaited<ReturnType<typeof startPortalOf>>;

test.beforeAll(async ({ browserName: _ }, { outputDir }) => {
  const port = await freePort();
  other = await startOtherSpace({ callbackUrl: `http://localhost:${port}/callback`, moreTypes: 37 });
  portal = await startPortalOf({
    folder: `${outputDir}/other-space`,
    spaceFile: await writtenFile(),
    spaceId: other.spaceId,
    addresses: other.addresses,
    port,
  });
});

test.afterAll(async () => {
  await portal?.stop();
  await other?.stop();
});

async function writtenFile(): Promise<string> {
  const { text, errors } = await pullSpaceFile({
    cma: { url: other.addresses.cma, spaceId: other.spaceId, token: other.cmaTokens.grace },
    before: undefined,
    fileName: "space.json",
    prune: false,
    contentTypesPath: `${space}/models`,
  });
  expect(errors).toEqual([]);
  const all = { ...settings, media: { origins: [other.origins.media] } };
  return Object.entries(all).reduce(
    (written, [name, value]) => applyEdits(written, modify(written, [name], value, {})),
    text,
  );
}

// A search that the Space refuses, the list of a deleted item, and a call while signing out.
test.use({ expectedConsole: [/status of (?:400|403|404|410)/] });

test("a member signs in, reads, writes, uploads and signs out in a Space of other choices @once", async ({
  page,
}) => {
  test.slow();
  const at = (path: string) => `${portal.url}${path}`;
  const [walk, notice] = [other.typeId("walk"), other.typeId("notice")];
  const rows = page.locator("tbody tr");

  await test.step("sign in", async () => {
    await page.goto(at("/sign-in"));
    await page.getByRole("button", { name: /^Continue with/ }).click();
    await page.getByRole("button", { name: "Ada" }).click();
    await page.waitForURL(at("/"));
    await expect(page.getByRole("heading", { name: "Where you left off", level: 1 })).toBeVisible();
  });

  await test.step("a list, its next page and a search", async () => {
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: /^Walk\b/ })
      .click();
    await expect(page).toHaveURL(at(`/contents/${walk}`));
    await expect(rows).toHaveCount(15);
    await expect(rows.first()).toContainText("Walk 31");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(rows.first()).toContainText("Walk 16");
    await page.goto(at(`/contents/${walk}?q=Walk+05`));
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText("Walk 05");
  });

  await test.step("an item, and its page for readers", async () => {
    await page.getByRole("link", { name: "Walk 05" }).click();
    await expect(page.getByRole("heading", { name: "Walk 05", level: 1 })).toBeVisible();
    await expect(page.getByText("Along the river, and back by way 5.")).toBeVisible();
    await page.goto(page.url().replace("/contents/", "/read/"));
    await expect(page.getByRole("heading", { name: "Walk 05", level: 1 })).toBeVisible();
    await page.goto(at(`/read/${walk}`));
    await expect(page.getByRole("link", { name: "Walk 31" })).toBeVisible();
  });

  await test.step("create, change and delete", async () => {
    await page.goto(at(`/contents/${notice}/new`));
    const title = page.getByLabel(/^Headline/i).first();
    await title.fill("A bridge is closed");
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page).toHaveURL(itemPage);
    await expect(page.getByRole("heading", { name: "A bridge is closed", level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await title.fill("A bridge is open");
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page).toHaveURL(itemPage);
    await expect(page.getByRole("heading", { name: "A bridge is open", level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Delete" }).click();
    await confirmDelete(page);
    await expect(page.getByText(/^Deleted/)).toBeVisible();
    await expect(rows).toHaveCount(4);
  });

  await test.step("upload a picture", async () => {
    await page.goto(at("/media"));
    const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "teal.png", mimeType: "image/png", buffer });
    const picture = page.locator("[data-list] [data-row]", { hasText: "teal" }).locator("img");
    await expect(picture).toHaveJSProperty("naturalWidth", 40);
  });

  await test.step("the own profile", async () => {
    await page.goto(at("/profile"));
    const nickname = page.getByRole("textbox", { name: "Nickname" });
    await nickname.fill("Ada of the hills");
    await expect(page.getByText("Saved.")).toBeVisible();
    await page.reload();
    await expect(nickname).toHaveValue("Ada of the hills");
  });

  await test.step("each page costs at most six calls, with 40 Content Types", async () => {
    await page.goto(at(`/contents/${walk}`));
    const item = (await rows.first().getByRole("link").first().getAttribute("href")) ?? "";
    for (const path of ["/", `/contents/${walk}`, item, `/read/${walk}`, "/media"]) {
      const before = other.calls.length;
      await page.goto(at(path));
      await page.waitForLoadState("networkidle");
      const calls = other.calls.slice(before).filter((call) => !call.startsWith("media "));
      expect(calls.length, `${path}\n${calls.join("\n")}`).toBeLessThanOrEqual(6);
      expect(calls.length).toBeGreaterThan(0);
    }
  });

  await test.step("sign out", async () => {
    await page.getByRole("button", { name: "Ada of the hills" }).click();
    await page.getByRole("dialog", { name: "Profile" }).getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL("**/sign-in*");
  });
});

test("a platform user sees the members of such a Space @once", async ({ page }) => {
  await page.goto(`${portal.url}/console`);
  await page.getByLabel("CMA token").fill(other.cmaTokens.grace);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/spaces");
  await page.getByRole("main").getByRole("link").first().click();
  const members = page.locator("tbody tr");
  await expect(members).toHaveCount(2);
  await expect(members.filter({ hasText: "grace@example.com" })).toContainText("caretaker");
});

import type { Page } from "@playwright/test";
import * as z from "zod";
import { NotHere, type Way } from "./way.ts";
import { send } from "./ways.ts";

const members = "/spaces/demo";
const memberships = "/api/cma/spaces/demo/space-memberships";
const membershipSchema = z.object({
  sys: z.object({ id: z.string(), version: z.number(), user: z.object({ email: z.string() }) }),
  roles: z.array(z.object({ sys: z.object({ id: z.string() }) })),
});
type Membership = z.infer<typeof membershipSchema>;

/** The console's pages; needs a CMA token in the environment. */
export const consolePlaces: Readonly<Record<string, Way>> = {
  "console-refused": (page) => page.goto("/console?problem=token_refused"),
  "console-spaces": (page) => enter(page, "/spaces"),
  members: (page) => enter(page, members),
  "members-problems": async (page) => {
    await enter(page, members);
    await page.locator("[data-part=add-member] > button").click();
    await page.locator("[data-part=add-member] [id$=-problem]").first().waitFor();
  },
  "members-add": async (page) => {
    await enter(page, members);
    await page.locator("[data-part=role-opener]").click();
    await page.locator(":popover-open input[type=checkbox]").first().check();
  },
  "members-menu": async (page) => {
    await enter(page, members);
    await page.locator("[data-part=row-acts] > [popovertarget]").nth(1).click();
    await page.locator(":popover-open").waitFor();
  },
  "members-roles": openRoles,
  "members-remove": async (page) => {
    await enter(page, members);
    await page.locator("[data-part=row-acts] > [popovertarget]").nth(1).click();
    await page.locator(":popover-open [data-tone]").last().click();
    await page.locator("dialog[open]").waitFor();
  },
  "members-conflict": async (page) => {
    await openRoles(page);
    const { sys, roles } = await membershipOf(page);
    const before = roles.map((role) => role.sys.id);
    await page.locator("dialog[open] input[type=checkbox]:not(:checked)").last().check();
    await give(page, sys.id, ["manager", "viewer"]);
    await page.locator("dialog[open] [type=submit]").click();
    await page.locator("[data-part=clash]").waitFor();
    return async () => await give(page, sys.id, before);
  },
  "members-token": async (page) => {
    await enter(page, members);
    await page.context().clearCookies({ name: /console/ });
    await page.locator("[data-part=add-member] input[type=email]").fill("yuna.cho@morae.example");
    await page.locator("[data-part=role-opener]").click();
    await page.locator(":popover-open input[type=checkbox]").first().check();
    await page.keyboard.press("Escape");
    await page.locator("[data-part=add-member] > button").click();
    await page.getByRole("alertdialog").waitFor();
  },
  "console-none": (page) => enter(page, "/spaces/nowhere"),
};

async function enter(page: Page, path: string): Promise<void> {
  const token = process.env.CMA_TOKEN;
  if (!token) throw new NotHere("CMA_TOKEN is not set");
  await page.goto(path);
  const door = page.locator("#cma-token");
  if (await door.isVisible()) {
    await door.fill(token);
    await door.press("Enter");
    await page.waitForURL((url) => url.pathname === path);
  }
  await page.waitForLoadState("networkidle");
}

async function openRoles(page: Page): Promise<void> {
  await enter(page, members);
  const { sys } = await membershipOf(page);
  const row = page.locator(`[data-row="${sys.id}"]`);
  const open = row.locator("[data-part=roles]");
  if (await open.isVisible()) await open.click();
  else {
    await row.locator("[data-part=row-acts] > [popovertarget]").click();
    await page.locator(":popover-open [data-tone]").first().click();
  }
  await page.locator("dialog[open]").waitFor();
}

/** Of the demo's Linus. */
async function membershipOf(page: Page): Promise<Membership> {
  const { items } = z
    .object({ items: z.array(membershipSchema) })
    .parse(await send(page, "GET", `${memberships}?include=1&limit=100`));
  const found = items.find(({ sys }) => sys.user.email === "linus@example.com");
  if (found === undefined) throw new NotHere("Linus is no member of the Space");
  return found;
}

/** As from another session. */
async function give(page: Page, id: string, roleIds: readonly string[]): Promise<void> {
  const { sys } = await membershipOf(page);
  const roles = roleIds.map((role) => ({ sys: { id: role, type: "Refer", targetType: "SpaceRole" } }));
  await send(page, "PUT", `${memberships}/${id}`, { roles }, sys.version);
}

import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { RouterForTests, routeForTests } from "#components/ui/router-for-tests.tsx";
import { Toasts } from "#components/ui/toast/toasts.tsx";
import { packJson } from "#lib/content/packed-json.ts";
import { membership } from "#lib/space/membership-for-tests.ts";
import { SpaceMembers } from "./space-members.tsx";

const roles = ["manager", "editor", "viewer"].map((id) => ({ sys: { id }, name: `Role ${id}` }));
const list = (...items: object[]) =>
  Response.json({ sys: { type: "Array" }, limit: 30, totalCount: items.length, items, links: {} });
const refusal = (status: number, id: string) =>
  Response.json({ sys: { type: "Error", id }, message: "", details: [] }, { status });

/** What the service answers to a call; lists of members are answered already. */
let answer: (method: string, url: URL) => Response | Promise<Response>;

async function renderMembers(width = 1440): Promise<void> {
  await page.viewport(width, 900);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    const url = new URL(String(address), location.href);
    const [method = "GET", isList] = [init?.method, url.pathname.endsWith("/space-memberships")];
    return isList && method === "GET" ? list(membership("grace", ["manager"])) : answer(method, url);
  });
  routeForTests("/spaces/demo");
  await renderForTests(
    <RouterForTests>
      <SpaceMembers
        subject={{ spaceId: "demo", spaceName: "Morae", roles, userId: "user-grace" }}
        served={packJson({ query: "" })}
        switcher={null}
      />
      <Toasts />
    </RouterForTests>,
    { identity: { platformUserId: "user-grace" } },
  );
  await expect.element(text("grace@example.com")).toBeVisible();
}

const text = (part: string) => page.getByText(part, { exact: false });
const dialog = page.getByRole("dialog", { name: /grace/ });
const role = (name: string) => dialog.getByRole("checkbox", { name: `Role ${name}` });
const save = dialog.getByRole("button", { name: "Save" });

beforeEach(() => {
  answer = () => refusal(500, "InternalError");
});

test.each([
  ["desktop", 1440],
  ["phone", 390],
])("the last one who can manage members keeps that role, and is told why: %s", async (screen, width) => {
  answer = () => refusal(409, "LastManager");
  await renderMembers(width);
  if (screen === "desktop") {
    page.getByRole("button", { name: "Roles of Name of grace" }).element().focus();
    await userEvent.keyboard("{Enter}");
  } else {
    await page.getByRole("button", { name: "More for Name of grace" }).click();
    await page.getByRole("button", { name: "Change roles" }).click();
  }
  await role("manager").click();
  await save.click();
  await expect.element(text("Choose at least one role.")).toBeVisible();
  await role("viewer").click();
  await save.click();
  await expect.element(text("Name of grace is the last member who can manage members.")).toBeVisible();
  await expect.element(role("viewer")).toBeChecked();
});

test("the dialog is busy until the service answers, and says that it does not take these roles", async () => {
  const refused = Promise.withResolvers<Response>();
  answer = () => refused.promise;
  await renderMembers();
  await page.getByRole("button", { name: "Roles of Name of grace" }).click();
  await role("viewer").click();
  await save.click();
  await expect.element(save).toHaveAttribute("aria-busy", "true");
  refused.resolve(refusal(422, "ValidationFailed"));
  await expect.element(text("These roles can’t be assigned.")).toBeVisible();
  await expect.element(role("viewer")).toBeChecked();
});

test("only people with an account can be added; the input stays until one was", async () => {
  const address = page.getByLabelText("Email address");
  const add = page.getByRole("button", { name: "Add", exact: true });
  const menu = page.getByRole("dialog", { name: "Roles" });
  const chooseViewer = async () => {
    await page.getByRole("button", { name: "Choose", exact: true }).click();
    await menu.getByRole("checkbox", { name: "Role viewer" }).click();
    await userEvent.keyboard("{Escape}");
  };
  const linus = { sys: { id: "user-linus" }, name: "Linus Falk", email: "linus@example.com" };
  let posted = () => Response.json(membership("linus", ["viewer"]));
  answer = (method, url) => {
    if (method === "POST") return posted();
    return url.searchParams.get("email") === linus.email ? list(linus) : list();
  };
  await renderMembers();
  await expect.element(text("They need an account first. No invitation is sent.")).toBeVisible();
  await add.click();
  await expect.element(text("Enter the email address of the person to add.")).toBeVisible();
  await expect.element(text("Choose at least one role.")).toBeVisible();
  await address.fill("not.linus@example.com");
  await chooseViewer();
  address.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(text("No account uses this email address.")).toBeVisible();
  await expect.element(address).toHaveValue("not.linus@example.com");
  await expect.element(address).toHaveFocus();
  await address.fill(linus.email);
  await add.click();
  await expect.element(text("Linus Falk added.")).toBeVisible();
  await expect.element(address).toHaveValue("");
  posted = () => refusal(409, "AlreadyMember");
  await address.fill(linus.email);
  await chooseViewer();
  await add.click();
  await expect.element(text("Linus Falk is already a member.")).toBeVisible();
  await expect.element(address).toHaveValue(linus.email);
});

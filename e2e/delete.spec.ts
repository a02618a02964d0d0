import { confirmDelete } from "./confirm-delete.ts";
import { NoteAuthor, openList } from "./list/note-author.ts";
import { expect, test } from "./portal.ts";

test.describe("a delete that is refused", () => {
  test.use({ expectedConsole: [/status of 403/] });

  test("is reported on another page too, and its list says why @once", async ({ page, context, portal }) => {
    await (await NoteAuthor.in(context, portal.url)).write(["Kept", "Other"]);
    await openList(page, "/contents/note?mine=1");
    await page.route("**/api/acma/spaces/demo/contents/*", async (route, request) => {
      if (request.method() !== "DELETE") return route.fallback();
      await route.fulfill({ status: 403, json: { sys: { type: "Error", id: "AccessDenied" }, message: "" } });
    });
    await page.getByRole("button", { name: "Actions for Kept" }).click();
    await page.getByRole("dialog", { name: "Actions" }).getByRole("button", { name: "Delete" }).click();
    await confirmDelete(page);
    await page
      .getByRole("link", { name: "Profile" })
      .or(page.getByRole("link", { name: "Home" }))
      .first()
      .click();
    const alert = page.getByRole("alert").filter({ hasText: "Couldn’t delete “Kept”." });
    await expect(alert).toBeVisible({ timeout: 20_000 });
    await alert.getByRole("link", { name: "Show" }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByText("Kept: Your role doesn’t let you delete this.")).toBeVisible();
  });
});

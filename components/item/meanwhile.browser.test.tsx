import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { pageDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { Meanwhile } from "./meanwhile.tsx";

test("after Back to an item that was deleted in this tab, the page says so unless that is undone", async () => {
  const send = async () => "deleted" as const;
  pageDeletions().add([{ listId: "article", id: "tide", title: "Tide", right: "delete", send }]);
  await renderForTests(<Meanwhile contentTypeId="article" contentId="tide" version={1} />);
  const gone = page.getByText(/^This has been deleted\./);
  await expect.element(gone).toBeVisible();
  pageDeletions().undo();
  await expect.element(gone).not.toBeInTheDocument();
});

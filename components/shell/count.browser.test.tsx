import { SWRConfig } from "swr";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { pendingDeletion } from "#lib/browser/deletion/delete-item.ts";
import { pageDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { reloadLists } from "#lib/browser/list/list-pages.ts";
import { pageIdentityAttributes } from "#lib/browser/page-identity.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { contentCalls } from "#lib/collection/of/contents.ts";
import { Count } from "./count.tsx";

/** Deletes the item "refused" never, and counts 145. */
function stubSpace(): void {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    if (init?.method !== "DELETE")
      return Response.json({ sys: { type: "Array" }, limit: 1, totalCount: 145, items: [], links: {} });
    if (!String(address).endsWith("refused")) return new Response(null, { status: 204 });
    return Response.json({ sys: { type: "Error", id: "AccessDenied" }, message: "" }, { status: 403 });
  });
}

test("a count follows deletes, their undo and refusals, and what is published", async () => {
  stubSpace();
  const total = Promise.resolve(140);
  await renderForTests(
    <SWRConfig>
      <div {...pageIdentityAttributes({ spaceId: "demo", memberId: "ann" })} />
      <p data-testid="articles">
        <Count listId="article" total={total} />
      </p>
      <p data-testid="places">
        <Count listId="place" total={total} />
      </p>
    </SWRConfig>,
  );
  const articles = (count: string) => expect.element(page.getByTestId("articles")).toHaveTextContent(count);
  await articles("140");
  const leave = (...ids: string[]) =>
    pageDeletions().add(
      ids.map((id) =>
        pendingDeletion({ ...contentCalls, id: "article" }, browserSend, { id, title: id, right: "delete" }),
      ),
    );
  leave("a", "b");
  await articles("138");
  pageDeletions().undo();
  await articles("140");
  leave("a", "refused");
  await articles("138");
  await pageDeletions().send();
  await articles("139");
  await expect.element(page.getByTestId("places")).toHaveTextContent("140");
  reloadLists("article");
  await articles("145");
});

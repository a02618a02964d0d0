import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { useState } from "react";
import { SWRConfig } from "swr";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { pendingDeletion } from "#lib/browser/deletion/delete-item.ts";
import { pageDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { lowerTotal, reloadLists } from "#lib/browser/list/list-pages.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { contentCalls } from "#lib/collection/of/contents.ts";
import { Count } from "./count.tsx";

beforeEach(() => sessionStorage.clear());

/** Counts `total` in each list, and deletes items once `answer` is called, "refused" never. */
function stubSpace({ total }: { total: number }) {
  const space = { total, counted: [] as string[], isDown: false };
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    if (init?.method !== "DELETE") {
      space.counted.push(/content-types\/([^/]+)/.exec(String(address))?.[1] ?? "");
      if (space.isDown) throw new TypeError("Failed to fetch");
      return Response.json({
        ...{ sys: { type: "Array" }, limit: 1, totalCount: space.total, items: [], links: {} },
      });
    }
    await answered;
    if (!String(address).endsWith("refused")) return new Response(null, { status: 204 });
    return Response.json({ sys: { type: "Error", id: "AccessDenied" }, message: "" }, { status: 403 });
  });
  return { space, answer };
}

let goTo: (path: string) => void;

function Counts({ listIds }: { listIds: readonly string[] }) {
  const [path, setPath] = useState("/");
  goTo = setPath;
  return (
    // The cache that changes of lists reach.
    <SWRConfig value={SWRConfig.defaultValue}>
      <PathnameContext value={path}>
        {listIds.map((listId) => (
          <p key={listId} data-testid={listId}>
            <Count listId={listId} />
          </p>
        ))}
      </PathnameContext>
    </SWRConfig>
  );
}

const countOf = (listId: string, count: string) =>
  expect.element(page.getByTestId(listId)).toHaveTextContent(count);

test("a count follows deletions, their undo and refusals, and publishes", async () => {
  const { space, answer } = stubSpace({ total: 140 });
  await renderForTests(<Counts listIds={["article", "place"]} />);
  await countOf("article", "140");
  space.total = 145;
  const leave = (...ids: string[]) =>
    pageDeletions().add(
      ids.map((id) =>
        pendingDeletion({ ...contentCalls("article"), id: "article" }, browserSend, {
          id,
          title: id,
          right: "delete",
        }),
      ),
    );
  leave("a", "b");
  await countOf("article", "138");
  pageDeletions().undo();
  await countOf("article", "140");
  leave("a", "refused");
  await countOf("article", "138");
  const sent = pageDeletions().send();
  await expect.poll(() => pageDeletions().now().sending).toHaveLength(2);
  await countOf("article", "138");
  answer();
  await sent;
  await countOf("article", "139");
  await countOf("place", "140");
  reloadLists("article");
  await countOf("article", "145");
});

test("a count that isn't on the page during a publish is updated when it is next shown", async () => {
  const { space } = stubSpace({ total: 7 });
  const { unmount } = await renderForTests(<Counts listIds={["note"]} />);
  await countOf("note", "7");
  await unmount();
  space.total = 8;
  reloadLists("note");
  await renderForTests(<Counts listIds={["note"]} />);
  await countOf("note", "8");
});

test("a count that has changed is counted, however often that fails or an item is deleted before", async () => {
  const { space } = stubSpace({ total: 7 });
  const { unmount } = await renderForTests(<Counts listIds={["walk"]} />);
  await countOf("walk", "7");
  await unmount();
  reloadLists("walk");
  space.isDown = true;
  await renderForTests(<Counts listIds={["walk"]} />);
  await expect.poll(() => space.counted.length).toBe(2);
  goTo("/profile");
  await expect.poll(() => space.counted.length).toBe(3);
  lowerTotal("walk");
  await countOf("walk", "6");
  space.isDown = false;
  space.total = 9;
  goTo("/media");
  await countOf("walk", "9");
});

test("a page counts at most three lists, the next page three others; totals are noted", async () => {
  const { space } = stubSpace({ total: 12 });
  const listIds = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
  const { unmount } = await renderForTests(<Counts listIds={listIds} />);
  await countOf("c", "12");
  await expect.element(page.getByTestId("d")).toHaveTextContent("");
  goTo("/profile");
  await countOf("f", "12");
  expect(space.counted).toEqual(listIds.slice(0, 6));
  await unmount();

  // The whole page is loaded again.
  await renderForTests(<Counts listIds={["a", "b"]} />);
  await countOf("b", "12");
  expect(space.counted).toHaveLength(6);
});

test("an invisible count isn't requested", async () => {
  const { space } = stubSpace({ total: 3 });
  await renderForTests(
    <>
      <details>
        <summary>More</summary>
        <Counts listIds={["hidden"]} />
      </details>
      <Counts listIds={["shown"]} />
    </>,
  );
  await countOf("shown", "3");
  expect(space.counted).toEqual(["shown"]);
  await page.getByText("More").click();
  await countOf("hidden", "3");
});

import { useState } from "react";
import { SWRConfig } from "swr";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { pendingDeletion } from "#lib/browser/deletion/delete-item.ts";
import { pageDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { reloadLists } from "#lib/browser/list/list-pages.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { contentCalls } from "#lib/collection/of/contents.ts";
import { Count } from "./count.tsx";

/** Deletes items once `answer` is called, "refused" never, and counts 145. */
function stubSpace() {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    if (init?.method !== "DELETE")
      return Response.json({ sys: { type: "Array" }, limit: 1, totalCount: 145, items: [], links: {} });
    await answered;
    if (!String(address).endsWith("refused")) return new Response(null, { status: 204 });
    return Response.json({ sys: { type: "Error", id: "AccessDenied" }, message: "" }, { status: 403 });
  });
  return { answer };
}

let serve: (articles: Promise<number> | undefined) => void;

/** The counts of articles and places; `serve` changes what the server says of articles. */
function Counts({ listId, initial }: { listId: string; initial: Promise<number> }) {
  const [total, setTotal] = useState<Promise<number> | undefined>(initial);
  serve = setTotal;
  return (
    // The cache that changes of lists reach.
    <SWRConfig value={SWRConfig.defaultValue}>
      <p data-testid="articles">{total && <Count {...{ listId, total }} />}</p>
      <p data-testid="places">
        <Count listId="place" total={places} />
      </p>
    </SWRConfig>
  );
}

const places = Promise.resolve(140);
const articles = (count: string) => expect.element(page.getByTestId("articles")).toHaveTextContent(count);

test("a count follows deletes, their undo and refusals, and what is published", async () => {
  const { answer } = stubSpace();
  await renderForTests(<Counts listId="article" initial={Promise.resolve(140)} />);
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
  const sent = pageDeletions().send();
  await expect.poll(() => pageDeletions().now().sending).toHaveLength(2);
  await articles("138");
  answer();
  await sent;
  await articles("139");
  await expect.element(page.getByTestId("places")).toHaveTextContent("140");
  reloadLists("article");
  await articles("145");
});

test("a count that the server repeats is shown again, and one from an earlier visit isn't", async () => {
  stubSpace();
  const first = Promise.resolve(140);
  await renderForTests(<Counts listId="note" initial={first} />);
  await articles("140");
  reloadLists("note");
  await articles("145");
  serve(undefined);
  await expect.element(page.getByTestId("articles")).toBeEmptyDOMElement();
  serve(first);
  await articles("145");
  serve(Promise.resolve(140));
  await articles("140");
});

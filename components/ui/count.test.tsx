import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Count } from "./count.tsx";

test("on a server a count is an empty element, which asks no provider and no cache", () => {
  expect(renderToStaticMarkup(<Count listId="article" className="rail-count" />)).toBe(
    '<span class="rail-count" data-count="article"></span>',
  );
});

import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import messages from "#lib/messages/en.json" with { type: "json" };
import { CollectionView } from "./collection-view.tsx";

const collection = { address: () => "" };
const view = { mine: false, order: "", size: 15, search: "", searchIn: [], cursor: {} } as const;
const list = {
  ...{ page: undefined, pagerPage: undefined, current: undefined, problem: undefined },
  ...{ total: undefined, all: undefined, retry: () => {} },
  rows: "none",
  ...{ isLeaving: false, isCurrent: true, isWaiting: false, isEmpty: false },
} as const;

test("a page that only browsers read is no endless skeleton without JavaScript, but a sentence", () => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <CollectionView
        {...{ collection, view }}
        list={list}
        element={{ current: null }}
        head={null}
        problem={null}
        rows={null}
        skeleton={<p>Loading</p>}
        empty={null}
      />
    </NextIntlClientProvider>,
  );
  expect(html).toContain('<div class="contents noscript:hidden"><p>Loading</p></div>');
  expect(html).toMatch(/<noscript>.*Turn on JavaScript to see this list\..*<\/noscript>/);
});

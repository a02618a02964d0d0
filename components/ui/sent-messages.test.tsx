import { NextIntlClientProvider, useMessages } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SentMessages } from "./sent-messages.tsx";

const Known = () => <p lang="en">{Object.keys(useMessages().list ?? {}).join(" ")}</p>;

test("a part of the messages adds to another part of the same, sent around it", () => {
  const shown = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{}}>
      <SentMessages text={JSON.stringify({ list: { row: {}, empty: {} } })}>
        <SentMessages text={JSON.stringify({ list: { head: {} } })}>
          <Known />
        </SentMessages>
      </SentMessages>
    </NextIntlClientProvider>,
  );
  expect(shown).toContain("row empty head");
});

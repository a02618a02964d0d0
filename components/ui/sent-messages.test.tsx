import { NextIntlClientProvider, useMessages } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { packJson } from "#lib/content/packed-json.ts";
import { messagesByFile } from "#lib/messages/messages-by-file.ts";
import { SentMessages } from "./sent-messages.tsx";

const Known = () => <p>{JSON.stringify(useMessages().list)}</p>;
/** As the build compiles it. */
const compiled = ["Edited by ", ["name"]];

test("a part of the messages adds to another part of the same, sent around it", () => {
  const shown = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{}}>
      <SentMessages from={packJson({ list: { row: { by: compiled }, empty: "None" } })}>
        <SentMessages from={packJson({ list: { row: { by: compiled }, head: "All" } })}>
          <Known />
        </SentMessages>
      </SentMessages>
    </NextIntlClientProvider>,
  );
  const list = { row: { by: compiled }, empty: "None", head: "All" };
  expect(shown.replaceAll("&quot;", '"')).toBe(`<p>${JSON.stringify(list)}</p>`);
});

test("the HTML preloads a file of messages", () => {
  const file = "/_next/static/messages/en-list.abc.json";
  messagesByFile().set(file, { list: { empty: "None" } });
  const shown = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{}}>
      <SentMessages from={file}>
        <Known />
      </SentMessages>
    </NextIntlClientProvider>,
  );
  expect(shown).toContain(`<link rel="preload" href="${file}" as="fetch" crossorigin=""/>`);
  expect(shown).toContain("None");
});

import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { RichBlocks, RichText } from "#components/rich-text/rich-text.tsx";
import { StillText } from "#components/rich-text/still-text.tsx";
import { nearChanges, type Piece } from "#lib/fields/compare/compare-words.ts";
import { nodesAtOnce, type RichPart, readRichPart } from "#lib/fields/rich-text/rich-text.ts";
import { richTextAsText } from "#lib/fields/rich-text/rich-text-words.ts";
import messages from "#lib/messages/en.json" with { type: "json" };
import { JsonView } from "./json/view.tsx";

vi.spyOn(console, "error").mockImplementation((...said) => {
  throw new Error(said.join(" "));
});

const count = 10_000;
const times = <Of,>(make: (index: number) => Of) => Array.from({ length: count }, (_, index) => make(index));
const text = (value: string, ...marks: string[]) => ({
  type: "text",
  text: value,
  marks: marks.map((type) => ({ type })),
});
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const item = (index: number) => ({ type: "listItem", content: [paragraph(text(`w${index}.`))] });
const doc = (...content: unknown[]) => ({ type: "doc", content });

/** About a megabyte of each kind; the words are w0. w1. … */
const longTexts = {
  paragraphs: doc(...times((index) => paragraph(text(`w${index}.`)))),
  "one list": doc({ type: "orderedList", content: times(item) }),
  "one paragraph": doc(paragraph(...times((index) => text(`w${index}.`, index % 2 ? "bold" : "italic")))),
  "lists in quotes": doc({
    type: "blockquote",
    content: [{ type: "blockquote", content: [{ type: "bulletList", content: times(item) }] }],
  }),
  "unknown nodes": doc({
    type: "table",
    content: times((index) => ({ type: "cell", content: [text(`w${index}.`)] })),
  }),
  "long words": doc(...times((index) => paragraph(text(`w${index}.${"~".repeat(100)}`)))),
};

const html = (what: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {what}
    </NextIntlClientProvider>,
  );
const elements = (markup: string) => markup.match(/<[a-z]/g)?.length ?? 0;
const words = (markup: string) => markup.match(/w\d+\./g) ?? [];
/** An element for each node, and some around them; marks have their own. */
const mostElements = nodesAtOnce * 2 + 20;

function partsOf(document: unknown): RichPart[] {
  const parts = [readRichPart(document)];
  for (let next = parts[0]?.next; next !== undefined; next = parts.at(-1)?.next) {
    parts.push(readRichPart(document, next));
  }
  return parts;
}

describe.each(Object.entries(longTexts))("a text of a megabyte, %s", (_, document) => {
  test("is rendered in part on item and reading page, with the way to the rest", () => {
    const shown = html(<RichText document={document} rest={(from) => <b>{`rest from ${from}`}</b>} />);
    expect(elements(shown)).toBeLessThanOrEqual(mostElements);
    expect(shown.length).toBeLessThan(150_000);
    expect(shown).toMatch(/rest from \d+/);
    expect(words(shown)[0]).toBe("w0.");
  });

  test("is rendered in part in the editor before writing begins, and says so", () => {
    const source = { text: () => JSON.stringify(document), subscribe: () => () => {} };
    const shown = html(<StillText source={source} lang="en" placeholder="" />);
    expect(elements(shown)).toBeLessThanOrEqual(mostElements);
    expect(shown).toContain("Start editing to see the rest of this text.");
  });

  test("is all there in its parts, each word once and in order, none of them longer", () => {
    const shown = partsOf(document).map(({ blocks }) => html(<RichBlocks blocks={blocks} />));
    expect(Math.max(...shown.map(elements))).toBeLessThanOrEqual(mostElements);
    expect(shown.flatMap(words)).toEqual(times((index) => `w${index}.`));
  });

  test("is exported whole", () => {
    expect(words(richTextAsText(document))).toEqual(times((index) => `w${index}.`));
  });
});

test("a numbered list goes on with its numbers in the next part", () => {
  const [first, second] = partsOf(longTexts["one list"]);
  const shown = first?.blocks[0];
  const count = shown?.kind === "numbers" ? shown.blocks.length : 0;
  expect(count).toBeGreaterThan(50);
  expect(second?.blocks[0]).toMatchObject({ kind: "numbers", start: 1 + count });
});

test("a comparison of two versions in which every other word differs is bounded", () => {
  const compared = times((index): Piece => ({ kind: index % 2 ? "same" : "in", text: `w${index} ` }));
  const pieces = nearChanges(compared);
  expect(pieces).toHaveLength(301);
  expect(pieces.at(-1)).toEqual({ kind: "same", text: " …" });
});

test("JSON of many values is shown as text", () => {
  const shown = html(<JsonView text={JSON.stringify(times((index) => ({ name: index })).slice(0, 2_000))} />);
  expect(elements(shown)).toBeLessThan(10);
});

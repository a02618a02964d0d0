import { expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { content, page as pageOf, refusal } from "#lib/browser/stub-space-for-tests.ts";
import type { Field } from "#lib/space-file/schema.ts";
import { renderFields } from "../render-fields-for-tests.tsx";
import { createSampleEditor } from "../sample-editor.tsx";

const story = page.getByRole("textbox", { name: "Story" });
const tools = page.getByRole("toolbar");
const tool = (name: string) => tools.getByRole("button", { name, exact: true });

const text = (words: string) => ({ type: "text", text: words });
const line = (...content: object[]) => ({ type: "paragraph", content });
const doc = (...content: object[]) => ({ type: "doc", content });

/** Renders a story, and focuses it until it can be edited; answers what the form holds then. */
async function startWriting(document?: object, typeIds = ["article"]): Promise<() => unknown> {
  const field = { apiName: "story", label: "Story", required: false, localized: false };
  const editor = createSampleEditor({
    fields: [{ ...field, type: "RichText" }],
    texts: { "story.en-US": document === undefined ? "" : JSON.stringify(document) },
  });
  const title: Field = { apiName: "title", label: "Title", type: "Text", required: true, localized: true };
  const linkTypes = typeIds.map((id) => ({
    id,
    label: { one: "Article", many: "Articles" },
    displayField: "title",
    fields: [title],
  }));
  const naming = { ...editor.naming, titleFields: { article: "title" } };
  await renderFields({ ...editor, linkTypes, naming, hasDraft: true, draftName: "draft" });
  story.element().focus();
  await expect.element(tool("Bold")).toBeEnabled();
  await expect.poll(() => globalThis.document.querySelector("[data-phase=writing]")).not.toBeNull();
  return () => JSON.parse(editor.form.text("story.en-US") || "null");
}

async function paste(fixture: string) {
  const html = await fetch(new URL(`../../rich-text/writing/paste/fixtures/${fixture}`, import.meta.url));
  pasteText("plain", await html.text());
}

function pasteText(plain: string, html = "") {
  const clipboardData = new DataTransfer();
  if (html !== "") clipboardData.setData("text/html", html);
  clipboardData.setData("text/plain", plain);
  const pasted = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  story.element().dispatchEvent(pasted);
}

test.each(["<p>Low tide</p>", [{ children: [{ text: "Low tide" }] }], { nodeType: "document" }])(
  "a text of another form is shown and kept, until it is removed",
  async (value) => {
    const field = { apiName: "story", label: "Story", required: false, localized: false };
    const stored = JSON.stringify(value);
    const editor = createSampleEditor({
      fields: [{ ...field, type: "RichText" }],
      texts: { "story.en-US": stored },
    });
    await renderFields(editor);
    await expect
      .element(page.getByText("This value isn’t supported here. Remove it, or leave it as it is."))
      .toBeVisible();
    await expect.element(story).not.toBeInTheDocument();
    expect(editor.form.text("story.en-US")).toBe(stored);
    await page.getByRole("button", { name: "Remove Story" }).click();
    await expect.element(story).toBeVisible();
    expect(editor.form.text("story.en-US")).toBe("");
  },
);

test("a paste from Word and from Google Docs comes in clean", async () => {
  const written = await startWriting();
  await paste("word.txt");
  await expect
    .poll(() => [...story.element().querySelectorAll("ul ul li")].map(({ textContent }) => textContent))
    .toEqual(["two pairs", "dry socks"]);
  expect(story.element().querySelector("ol")?.getAttribute("start")).toBe("3");
  await expect.element(page.getByText(/^Some photos weren’t pasted\./)).toBeVisible();
  await paste("google-docs.txt");
  await expect.poll(() => story.element().querySelector("s")?.textContent).toBe("nobody");
  const stored = JSON.stringify(written());
  expect(stored).not.toMatch(/mso|style|OLE_LINK|supportLists|class/i);
  expect(stored).toContain("Day · Low water");
});

const linked = (words: string, href: string) => ({
  ...text(words),
  marks: [{ type: "link", attrs: { href } }],
});

test.each([
  ["prose", "2 * 3 * 4, **not** *so* _fast_, snake_case and `code` [1]. ~~No~~"],
  ["a README", "# Tides\n\n- See [the guide](./GUIDE.md) or README.md\n1. `npm start`"],
  ["a message", "*** 오늘 ***\n> 몇 시?\n2026. 11. 30. _저녁_"],
])("text of %s stays as it is when it is pasted", async (_, pasted) => {
  const written = await startWriting();
  pasteText(pasted);
  await expect.poll(written).toEqual(doc(...pasted.split(/\n+/).map((words) => line(text(words)))));
});

test("a pasted link in Markdown becomes one, and so does an address, unless it is unsafe", async () => {
  const written = await startWriting();
  pasteText(
    'See [the **table**](https://tides.example/a_(b) "Title"), https://tides.example/c and [not](javascript:here).',
  );
  const content = [
    ...[text("See "), linked("the **table**", "https://tides.example/a_(b)"), text(", ")],
    ...[linked("https://tides.example/c", "https://tides.example/c"), text(" and [not](javascript:here).")],
  ];
  await expect.poll(written).toEqual(doc(line(...content)));
});

test("Markdown syntax in pasted HTML stays text", async () => {
  const written = await startWriting();
  pasteText("2 * 3 * 4", "<p>2 * 3 * 4 <b>is</b> 24</p>");
  const bold = { ...text("is"), marks: [{ type: "bold" }] };
  await expect.poll(written).toEqual(doc(line(text("2 * 3 * 4 "), bold, text(" 24"))));
});

test("a file that is no picture is refused with a sentence", async () => {
  await startWriting();
  await userEvent.keyboard("Before.");
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["x"], "tides.csv", { type: "text/csv" }));
  const { left, top } = story.element().getBoundingClientRect();
  const at = { clientX: left + 40, clientY: top + 30, bubbles: true, cancelable: true };
  story.element().dispatchEvent(new DragEvent("drop", { dataTransfer, ...at }));
  await expect.element(page.getByText(/^Only photos can go in text\./)).toBeVisible();
  await expect.element(story).toHaveTextContent("Before.");
});

test("nodes and marks that the editor doesn't know are kept when the text around them is edited", async () => {
  const callout = { type: "callout", attrs: { tone: "calm" }, content: [line(text("A calm word."))] };
  const marked = { ...text("low"), marks: [{ type: "comment", attrs: { id: 7 } }] };
  const mention = { type: "mention", attrs: { member: "m1" } };
  const centered = { type: "paragraph", attrs: { align: "center" } };
  const rest = [marked, mention, text(" water")];
  const written = await startWriting(doc({ ...centered, content: rest }, callout, line(text("End."))));
  await expect.element(story).toMatchTextContent("A calm word.");
  await userEvent.keyboard("{Home}At ");
  await expect
    .poll(written)
    .toEqual(doc({ ...centered, content: [text("At "), ...rest] }, callout, line(text("End."))));
});

test("Korean is composed", async () => {
  const written = await startWriting();
  for (const syllable of ["ㅁ", "무", "물"])
    await cdp().send("Input.imeSetComposition", { text: syllable, selectionStart: 1, selectionEnd: 1 });
  await cdp().send("Input.insertText", { text: "물" });
  await cdp().send("Input.insertText", { text: "때를 읽는다" });
  await expect.poll(written).toEqual(doc(line(text("물때를 읽는다"))));
});

test("the keyboard reaches the tools and returns to the text", async () => {
  await startWriting();
  await userEvent.keyboard("words{ControlOrMeta>}a{/ControlOrMeta}{Alt>}{F10}{/Alt}");
  await expect.element(tools.getByRole("button", { name: /^Text style/ })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tool("Bold")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(tool("Bold")).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{End}");
  await expect.element(tool("Redo")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(story).toHaveFocus();
  expect(story.element().querySelector("strong")?.textContent).toBe("words");
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(tool("Redo")).toHaveFocus();
  await userEvent.keyboard("{Home}{Enter}");
  await page
    .getByRole("button", { name: /^Heading/ })
    .first()
    .click();
  await expect.poll(() => story.element().querySelector("h2")?.textContent).toBe("words");
});

test("the marker of one more item of a list goes, and one of another list begins that", async () => {
  const written = await startWriting();
  await userEvent.keyboard("- one{Enter}- two{Enter}1. three{Enter}2. four");
  const item = (...blocks: object[]) => ({ type: "listItem", content: blocks });
  const list = (type: string, ...content: object[]) => ({ type, content });
  const numbers = list("orderedList", item(line(text("three"))), item(line(text("four"))));
  await expect
    .poll(written)
    .toMatchObject(doc(list("bulletList", item(line(text("one"))), item(line(text("two"))), item(numbers))));
});

test("a link in Markdown becomes one, if its address is safe, and words are counted", async () => {
  const written = await startWriting();
  await userEvent.keyboard("See [[the tide table](tides.example/songjiho) or [[not](javascript:here)");
  const link = { type: "link", attrs: { href: "https://tides.example/songjiho" } };
  await expect
    .poll(written)
    .toMatchObject(
      doc(
        line(text("See "), { ...text("the tide table"), marks: [link] }, text(" or [not](javascript:here)")),
      ),
    );
  await expect.element(page.getByText("6 words")).toBeVisible();
});

test("a link in Markdown keeps the marks of its text", async () => {
  const [bold, unknown] = [{ type: "bold" }, { type: "highlight", attrs: { color: "red" } }];
  const marked = (words: string, ...marks: object[]) => ({ ...text(words), marks });
  const written = await startWriting(
    doc(line(text("See [a "), marked("b", bold), marked(" c", unknown), text(" d"))),
  );
  await userEvent.keyboard("{Control>}{End}{/Control}](tides.example/songjiho)");
  const link = { type: "link", attrs: { href: "https://tides.example/songjiho" } };
  const types = (marks: object[]) =>
    expect.arrayContaining(marks.map((mark) => expect.objectContaining(mark)));
  await expect
    .poll(written)
    .toMatchObject(
      doc(
        line(
          text("See "),
          marked("a ", link),
          { ...text("b"), marks: types([bold, link]) },
          { ...text(" c"), marks: types([unknown, { type: "link" }]) },
          marked(" d", link),
        ),
      ),
    );
});

test("a link can lead to an item, searched by title while typing", async () => {
  const found = [
    content("tide", { title: { "en-US": "Spring tide" } }),
    content("neap", { title: { "en-US": "Neap tide" } }),
  ];
  const fetched = vi.fn(async (_: RequestInfo | URL) => Response.json(pageOf(...found)));
  vi.stubGlobal("fetch", fetched);
  const written = await startWriting();
  await userEvent.keyboard("See ");
  await userEvent.click(tool("Link"));
  const address = page.getByRole("combobox", { name: "Title or URL" });
  await expect.element(address).toHaveFocus();
  await userEvent.keyboard("tide");
  await expect
    .element(page.getByRole("option", { name: /^Spring tide/ }))
    .toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowDown}");
  const neap = page.getByRole("option", { name: /^Neap tide/ });
  await expect.element(neap).toHaveAttribute("aria-selected", "true");
  await expect.element(address).toHaveAttribute("aria-activedescendant", neap.element().id);
  await userEvent.keyboard("{Enter}");
  const href = `${window.location.origin}/read/article/neap`;
  const link = { type: "link", attrs: { href } };
  await expect.poll(written).toEqual(doc(line(text("See "), { ...text("Neap tide"), marks: [link] })));
  await expect.element(story).toHaveFocus();
});

test("a link that is neither a URL nor an item is refused", async () => {
  vi.stubGlobal("fetch", async () => Response.json(pageOf()));
  await startWriting();
  await userEvent.click(tool("Link"));
  await userEvent.keyboard("javascript:here");
  await expect.element(page.getByText("No titles match.")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/^Choose an item, or enter/)).toBeVisible();
});

test("a shortcut applies to a selection that the browser hasn't reported yet", async () => {
  const written = await startWriting(doc(line(text("See the table"))));
  await userEvent.keyboard("{End}");
  const words = story.element().querySelector("p")?.firstChild;
  if (!words) throw new Error("There is no text.");
  getSelection()?.setBaseAndExtent(words, 13, words, 8);
  const key = { key: "b", code: "KeyB", keyCode: 66, ctrlKey: true, bubbles: true, cancelable: true };
  story.element().dispatchEvent(new KeyboardEvent("keydown", key));
  await expect
    .poll(written)
    .toEqual(doc(line(text("See the "), { ...text("table"), marks: [{ type: "bold" }] })));
});

test("Enter before the results chooses the first one of them", async () => {
  const answer = Promise.withResolvers<void>();
  // Typing that a busy machine interrupts asks more than once.
  vi.stubGlobal("fetch", async () => {
    await answer.promise;
    return Response.json(pageOf(content("tide", { title: { "en-US": "Spring tide" } })));
  });
  const written = await startWriting();
  await userEvent.click(tool("Link"));
  await userEvent.keyboard("spring{Enter}");
  await expect.element(page.getByText("Searching…")).toBeVisible();
  answer.resolve();
  const link = { type: "link", attrs: { href: `${window.location.origin}/read/article/tide` } };
  await expect.poll(written).toEqual(doc(line({ ...text("Spring tide"), marks: [link] })));
});

test("a type that the member may not list leaves the items of others to link to", async () => {
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) =>
    String(input instanceof Request ? input.url : input).includes("article")
      ? Response.json(pageOf(content("tide", { title: { "en-US": "Spring tide" } })))
      : refusal(403, "AccessDenied"),
  );
  await startWriting(undefined, ["article", "secret"]);
  await userEvent.click(tool("Link"));
  await userEvent.keyboard("spring ti");
  await expect.element(page.getByRole("option", { name: /^Spring tide/ })).toBeVisible();
});

test("a failed search of items says why", async () => {
  vi.stubGlobal("fetch", async () => refusal(403, "AccessDenied"));
  await startWriting();
  await userEvent.click(tool("Link"));
  await userEvent.keyboard("neap");
  await expect.element(page.getByText("Couldn’t search. Try again.")).toBeVisible();
});

test("a slash after something that the editor doesn't know is text", async () => {
  const mention = { type: "mention", attrs: { member: "m1" } };
  const written = await startWriting(doc(line(mention)));
  await userEvent.keyboard("{Control>}{End}{/Control}/");
  await expect.poll(written).toEqual(doc(line(mention, text("/"))));
  expect(page.getByRole("listbox").query()).toBeNull();
  await userEvent.keyboard("{Enter}");
  await expect.poll(written).toEqual(doc(line(mention, text("/")), { type: "paragraph" }));
});

test("a slash in an empty line opens the blocks, which typing filters and Enter adds", async () => {
  const written = await startWriting();
  const option = (name: string) => page.getByRole("option", { name });
  await userEvent.keyboard("Low/high{Enter}");
  await expect.element(story).toHaveTextContent("Low/high");
  expect(page.getByRole("listbox").query()).toBeNull();
  await userEvent.keyboard("/");
  await expect.element(page.getByRole("listbox", { name: "Add a block" })).toBeVisible();
  await expect.element(option("Heading")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("list");
  await expect.element(page.getByText("2 results")).toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(option("Numbered list")).toHaveAttribute("aria-selected", "true");
  await expect.element(story).toHaveAttribute("aria-activedescendant", option("Numbered list").element().id);
  await userEvent.keyboard("{Enter}one");
  await expect
    .poll(written)
    .toMatchObject(
      doc(line(text("Low/high")), { type: "orderedList", content: [{ content: [line(text("one"))] }] }),
    );
  await expect.element(story).not.toHaveAttribute("aria-activedescendant");
});

test("Escape leaves a slash as text, and nothing that matches leaves Enter alone", async () => {
  const written = await startWriting();
  await userEvent.keyboard("/");
  await expect.element(page.getByRole("listbox")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => page.getByRole("listbox").query()).toBeNull();
  await userEvent.keyboard("quo{Enter}/nothing{Enter}");
  await expect.poll(written).toEqual(doc(line(text("/quo")), line(text("/nothing")), { type: "paragraph" }));
});

test("tools appear beside a selection, without covering it, and Tab reaches them", async () => {
  const written = await startWriting(doc(line(text("First.")), line(text("Second."))));
  const marks = page.getByRole("toolbar", { name: "Formatting for the selection" });
  await userEvent.keyboard("{Control>}{End}{/Control}");
  expect(marks.query()).toBeNull();
  await userEvent.keyboard("{Shift>}{Home}{/Shift}");
  await expect.element(marks).toBeVisible();
  const selected = getSelection()?.getRangeAt(0).getBoundingClientRect();
  const place = marks.element().getBoundingClientRect();
  expect(place.bottom <= (selected?.top ?? 0) || place.top >= (selected?.bottom ?? 0)).toBe(true);
  await userEvent.keyboard("{Tab}{ArrowRight}{Enter}");
  await expect.element(marks.getByRole("button", { name: "Italic" })).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(story).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => marks.query()).toBeNull();
  await expect
    .poll(written)
    .toEqual(doc(line(text("First.")), line({ ...text("Second."), marks: [{ type: "italic" }] })));
});

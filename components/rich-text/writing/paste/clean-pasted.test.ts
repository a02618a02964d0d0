import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser } from "../browser-for-tests.ts";

let browser: Browser;
let page: Page;
const said: string[] = [];

beforeAll(async () => {
  ({ browser, page } = await startBrowser());
  page.on("console", (message) => said.push(message.text()));
});
afterAll(async () => await browser.close());

async function cleaned(html: string): Promise<{ html: string; picturesLeftOut: number }> {
  // As text: what Vitest makes of an import means nothing to a browser.
  const address = "/components/rich-text/writing/paste/clean-pasted.ts";
  return await page.evaluate(
    `import("${address}").then(({ cleanPasted }) => cleanPasted(${JSON.stringify(html)}, ["https://a.example"]))`,
  );
}

/** With one line for each block, so that a difference can be read. */
async function clean(html: string): Promise<string> {
  return lines((await cleaned(html)).html);
}

function lines(html: string): string {
  return html
    .replace(/\s+/g, " ")
    .replace(/ ?(<\/?(?:p|h2|h3|ul|ol|li|blockquote|pre|hr)\b[^>]*>) ?/g, "$1")
    .replace(/(<(?:p|h2|h3|ul|ol|li)\b)/g, "\n$1")
    .trim();
}

const fixture = async (name: string) =>
  await readFile(join(import.meta.dirname, "fixtures", `${name}.txt`), "utf8");

test("Word: styles, comments, bookmarks and empty lines go; title, emphasis and nested lists stay", async () => {
  expect(await clean(await fixture("word"))).toBe(
    lines(`
<h2>Low water at Songjiho</h2>
<p>Come <b>early</b>, and <em>do nothing</em>. <a href="https://www.khoa.go.kr/">The prediction</a> is a start.</p>
<ul><li><p>boots</p><ul><li><p>two pairs</p></li><li><p>dry socks</p></li></ul></li><li><p>a kettle</p></li></ul>
<h2>By the numbers</h2>
<ol start="3"><li><p>Wind</p></li><li><p>Rain</p></li></ol>
<p>Day · Low water</p><p>Monday · 06:51</p>
<p>That is all.</p>`),
  );
  expect((await cleaned(await fixture("word"))).picturesLeftOut).toBe(1);
});

test("Google Docs: the all-embracing <b> is nothing, spans say their marks, nested lists are put right", async () => {
  expect(await clean(await fixture("google-docs"))).toBe(
    lines(`
<h2>Salt pans</h2>
<p>White <strong>gold</strong>, they <em>said</em>, and <s>nobody</s> everybody came.</p>
<ul><li><p>rake</p><ul><li><p>short</p></li></ul></li><li><p>barrow</p></li></ul>
<p>See <a href="https://a.example/pans">the pans</a>.</p>`),
  );
});

test("a web page: headings fit, scripts and buttons go, an unsafe link keeps its words, pictures of a media origin stay", async () => {
  const { html, picturesLeftOut } = await cleaned(await fixture("web"));
  expect(lines(html)).toBe(
    lines(`
<article><h2>Bean geese</h2>
<p>They came on <a href="https://a.example/geese">Tuesday</a>. Click me.</p>
<img src="https://a.example/geese.webp" alt="Geese" width="640" height="420">
<h3>Notes</h3><blockquote><p>Nine hundred.</p></blockquote><pre><code>count = 900</code></pre></article>`),
  );
  expect(picturesLeftOut).toBe(1);
});

test("a counting pixel is not said to be a picture", async () => {
  const pixel = `<p>a<img src="data:image/gif;base64,R0" width="1" height="1"></p>`;
  expect(await cleaned(pixel)).toEqual({ html: "<p>a</p>", picturesLeftOut: 0 });
});

test("what this page copied keeps its ticket; styles and handlers on it do not", async () => {
  const own = `<div data-kept="1-2" class="rich-kept" style="color:red" onclick="x()" data-pm-slice="0 0 []">x</div>`;
  expect(await clean(own)).toBe(`<div data-kept="1-2" data-pm-slice="0 0 []">x</div>`);
});

test("cleaning logs no CSP violations", () => {
  expect(said).toEqual([]);
});

import { expect, test } from "vitest";
import { richTextAsText } from "./rich-text-words.ts";

test.each([
  ["<p>Low <b>tide</b></p>\n<p>High<br/>tide</p>", "Low tide\nHigh\ntide"],
  ["2 < 3 &amp; 4 > 3, &quot;so&quot; &unknown;", '2 < 3 & 4 > 3, "so" &unknown;'],
  ['<img src=x onerror="alert(1)">', ""],
  ["It&#39;s 5&nbsp;m &#x2014; or &constructor;", "It's 5 m — or &constructor;"],
  ["# As *Markdown*", "# As *Markdown*"],
])("a RichText that is a text has its words: %s", (markup, text) => {
  expect(richTextAsText(markup)).toBe(text);
});

test("a text of beginnings of tags is read in time", () => {
  expect(richTextAsText("<a".repeat(200_000)).slice(0, 4)).toBe("<a<a");
});

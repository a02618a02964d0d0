import { expect, test } from "vitest";
import { displayOf } from "../display.ts";
import { textOfMarkup } from "./markup.ts";

test.each([
  ["<p>Low <b>tide</b></p><p>High<br/>tide</p>", "Low tide\nHigh\ntide"],
  ["2 < 3 &amp; 4 > 3, &quot;so&quot; &unknown;", '2 < 3 & 4 > 3, "so" &unknown;'],
  ['<img src=x onerror="alert(1)">', ""],
  ["# As *Markdown*", "# As *Markdown*"],
])("%s", (markup, text) => {
  expect(textOfMarkup(markup)).toBe(text);
});

test("a RichText that is a text is shown as one", () => {
  const reading = { localeId: "en", localeIds: ["en"], contentTypes: [] };
  expect(displayOf({ type: "RichText" }, "<p>Low tide</p>", reading as never)).toEqual({
    kind: "text",
    text: "Low tide",
  });
});

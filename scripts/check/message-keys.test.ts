import { expect, test } from "vitest";
import { messageKeys } from "./message-keys.ts";

function problems(en: unknown, ko: unknown): string[] {
  return messageKeys(
    new Map([
      ["en.json", en],
      ["ko.json", ko],
    ]),
  );
}

test("every message is there in both languages", () => {
  expect(problems({ head: { title: "Title" } }, { head: {} })).toEqual(["ko.json: lacks head.title"]);
  expect(problems({}, { more: "더" })).toEqual(["en.json: lacks more"]);
  expect(problems({ head: { title: "Title" } }, { head: { title: "제목" } })).toEqual([]);
});

test("a message that says nothing is not there", () => {
  expect(problems({ title: "Title" }, { title: " " })).toEqual(["ko.json: lacks title"]);
});

test("a catalogue without its translation lacks every message", () => {
  expect(messageKeys(new Map([["en.json", { title: "Title" }]]))).toEqual(["ko.json: lacks title"]);
});

import { describe, expect, test } from "vitest";
import type { Media } from "#lib/space/media.ts";
import {
  changedSlots,
  type MediaWords,
  mergeWords,
  missingLocales,
  wordsOf,
  writeOf,
} from "./media-words.ts";

const localeIds = ["en-US", "ko-KR"];
const words = (title: string, korean = "", description = ""): MediaWords => ({
  title: { "en-US": title, "ko-KR": korean },
  description: { "en-US": description, "ko-KR": "" },
});

test("every locale of the Space has its place, and a locale that only the file knows is kept", () => {
  const media = { fields: { title: { "en-US": "Tide", "fr-FR": "Marée" } } } as unknown as Media;
  expect(wordsOf(media, localeIds).title).toEqual({ "en-US": "Tide", "ko-KR": "", "fr-FR": "Marée" });
  expect(writeOf(wordsOf(media, localeIds))).toEqual({
    fields: { title: { "en-US": "Tide", "fr-FR": "Marée" }, description: {} },
  });
});

test("white space at the ends changes nothing, and is not sent", () => {
  expect(changedSlots(words("Tide"), words("  Tide "))).toEqual([]);
  expect(writeOf(words(" Tide ", "  ")).fields).toEqual({ title: { "en-US": "Tide" }, description: {} });
});

test("split letters, as file names of macOS have them, are sent composed", () => {
  expect(writeOf(words("물때".normalize("NFD"))).fields.title).toEqual({ "en-US": "물때" });
});

test("missing words are listed by locale", () => {
  expect(missingLocales(words("Tide"), "title", localeIds)).toEqual(["ko-KR"]);
  expect(missingLocales(words("Tide", " "), "title", localeIds)).toEqual(["ko-KR"]);
  expect(missingLocales(words("Tide"), "description", localeIds)).toEqual(localeIds);
});

describe("mine, theirs and what both were made from", () => {
  const base = words("Tide", "밀물", "Water");

  test("what one side alone has changed is taken from it", () => {
    const merged = mergeWords(base, words("High tide", "밀물", "Water"), words("Tide", "썰물", "Water"));
    expect(merged).toEqual({ words: words("High tide", "썰물", "Water"), open: [] });
  });

  test("words that both sides changed are open, and show mine", () => {
    const merged = mergeWords(base, words("High tide", "밀물", "Water"), words("Low tide", "밀물", "Sea"));
    expect(merged).toEqual({
      words: words("High tide", "밀물", "Sea"),
      open: [{ field: "title", localeId: "en-US" }],
    });
  });

  test("both to the same is nothing to decide", () => {
    expect(mergeWords(base, words("Ebb", "밀물", "Water"), words("Ebb", "밀물", "Water")).open).toEqual([]);
  });

  test("what I took out and they changed is open too", () => {
    expect(mergeWords(base, words("Tide", "밀물", ""), words("Tide", "밀물", "Sea")).open).toEqual([
      { field: "description", localeId: "en-US" },
    ]);
  });
});

import { describe, expect, test } from "vitest";
import { type MediaWords, mergeWords } from "#lib/content/media/media-words.ts";
import type { Media } from "#lib/space/media.ts";
import { isUnsaved, resumedWords, type TypedWords, wordsAfter } from "./typed-words.ts";

const localeIds = ["en-US"];
const words = (title: string, description = ""): MediaWords => ({
  title: { "en-US": title },
  description: { "en-US": description },
});
const media = (version: number, title: string, description = ""): Media => ({
  sys: {
    ...{ id: "m", type: "Media", version, createdBy: { sys: { id: "ada" } } },
    ...{ createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z" },
  },
  fields: { title: { "en-US": title }, description: { "en-US": description } },
});
const typed = (title: string, description = ""): TypedWords => ({
  version: 3,
  base: words("Gull"),
  words: words(title, description),
  open: [],
});
const sent = typed("A gull");
const saved = { is: "saved", media: media(4, "A gull") } as const;

describe("while it is being saved", () => {
  test("nothing is typed: nothing is left to save", () => {
    expect(wordsAfter(sent, sent, saved, localeIds)).toBeUndefined();
  });

  test("typed words stay, based on the version of the answer", () => {
    const left = wordsAfter(sent, typed("A gull on a p", "At"), saved, localeIds);
    expect(left).toEqual({
      version: 4,
      base: words("A gull"),
      words: words("A gull on a p", "At"),
      open: [],
    });
  });

  test("the space before the next word stays, and is nothing to save yet", () => {
    const left = wordsAfter(sent, typed("A gull "), saved, localeIds);
    expect(left?.words).toEqual(words("A gull "));
    expect(left && isUnsaved(left)).toBe(false);
  });

  test("typed words stay through a conflict", () => {
    const theirs = media(4, "Theirs", "A bird");
    const merged = mergeWords(sent.base, sent.words, words("Theirs", "A bird"));
    const left = wordsAfter(
      sent,
      typed("A gull on a post"),
      { is: "conflict", media: theirs, merged },
      localeIds,
    );
    expect(left).toMatchObject({
      words: words("A gull on a post", "A bird"),
      open: [{ field: "title", localeId: "en-US" }],
      theirs: { media: theirs, words: words("Theirs", "A bird") },
    });
  });
});

test("an undecided conflict is a conflict again after a reload", () => {
  const now = media(4, "Theirs");
  const theirs = words("Theirs");
  const conflict = resumedWords({ version: 3, base: words("Gull"), words: words("Mine") }, now, theirs);
  expect(conflict.open).toHaveLength(1);
  const { version, base, words: mine } = conflict;
  expect(resumedWords({ version, base, words: mine }, now, theirs)).toEqual(conflict);
});

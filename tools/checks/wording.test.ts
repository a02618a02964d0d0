import { expect, test } from "vitest";
import en from "#lib/messages/en.json" with { type: "json" };
import globalError from "#lib/messages/global-error.json" with { type: "json" };
import ko from "#lib/messages/ko.json" with { type: "json" };

interface Messages {
  [key: string]: string | Messages;
}

/** `[key, text]` of every message, such as `["shell.home", "Home"]`. */
function texts(messages: Messages, prefix = ""): [string, string][] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === "string" ? [[prefix + name, value]] : texts(value, `${prefix}${name}.`),
  );
}

/** The words that find a command, which members don't read, are theirs and not ours. */
const isHidden = ([key]: [string, string]) => /\.commands\.\w+Words$/.test(key);
const english = [...texts(en), ...texts(globalError.en, "global-error.")].filter((each) => !isHidden(each));
const korean = [...texts(ko), ...texts(globalError.ko, "global-error.")].filter((each) => !isHidden(each));

/** Messages that match; names of arguments do not count. */
const matching = (all: [string, string][], pattern: RegExp) =>
  all
    .filter(([, text]) => pattern.test(text.replaceAll(/\{\w+(?=[,}])/g, "{")))
    .map(([key, text]) => `${key}: ${text}`);

const tags = (text: string) => [...text.matchAll(/<(\w+)>/g)].map(([, name]) => name).sort();

/** The arguments of an ICU message; a branch such as `other {Delete}` is none. */
const args = (text: string) =>
  [...text.matchAll(/(?<!(?:=\d+|one|other|true|false|own|named|open|closed) )\{(\w+)[,}]/g)].map(
    ([, name = ""]) => name,
  );

test("a Korean message has the tags of the English one, and no argument that it lacks", () => {
  const koreanOf = new Map(texts(ko));
  expect([...koreanOf.keys()].sort()).toEqual(
    texts(en)
      .map(([key]) => key)
      .sort(),
  );
  for (const [key, text] of texts(en)) {
    const translation = koreanOf.get(key) ?? "";
    expect(tags(translation), key).toEqual(tags(text));
    // `ending` selects the particle after a name.
    const known = [...args(text), "ending"];
    expect(
      args(translation).filter((name) => !known.includes(name)),
      key,
    ).toEqual([]);
  }
});

test("texts have typographic quotes and apostrophes, and no space before an ellipsis", () => {
  expect(matching([...english, ...korean], /['"]| …|\.\.\./)).toEqual([]);
});

// docs/wording.md has the words to use instead.
test.each([
  [
    "words of a translation",
    /\b(just now|nobody|somebody|whoever|any ?more|meanwhile|is on its way|take (?:it |them )?(?:out|away|back))\b/i,
  ],
  ["metaphors", /\b(room|door|house|drawer|desk|shelf)\b/i],
  [
    "uncontracted forms",
    /\b(cannot|could not|can not|did not|does not|do not|was not|were not|are not|has not|will not|you are)\b/i,
  ],
  ["other words for a term", /\b(picture|log ?(?:in|out)|theme|night|slip|reading room|without a title)\b/i],
])("English has none of: %s", (_, pattern) => {
  expect(matching(english, pattern)).toEqual([]);
});

test.each([
  ["another level of politeness", /습니다|습니까|십시오|하셨|하시|드려요|당신/],
  [
    "other words for a term",
    /공간(?!이 부족)|글쓴이|별명|프로필|테마|되돌리기|고치기|고르기|올리기|내려받기|바둑판|읽는 곳|(?:이|첫|한) 쪽(?:[은이을에]|\s|$)/,
  ],
])("Korean has none of: %s", (_, pattern) => {
  expect(matching(korean, pattern)).toEqual([]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const linesOf = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8").split("\n");
const korean = linesOf("ko.json");
/** They change with the sound before them, which nobody knows of a word or a number that is put in. */
const changing = /\}(?:을|를|이|가|은|는|과|와|이에요|예요)(?=[\s.,!?"”)}])/;

test("in Korean no particle that changes with the sound before it follows a word that is put in", () => {
  expect(korean.filter((line) => changing.test(line))).toEqual([]);
});

test.each(["en.json", "ko.json"])("no message of %s is empty", (name) => {
  expect(linesOf(name).filter((line) => /: "\s*"/.test(line))).toEqual([]);
});

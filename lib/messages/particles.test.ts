import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const korean = readFileSync(new URL("ko.json", import.meta.url), "utf8").split("\n");
/** They change with the sound before them, which nobody knows of a word or a number that is put in. */
const changing = /\}(?:을|를|이|가|은|는|과|와|이에요|예요)(?=[\s.,!?"”)}])/;

test("in Korean no particle that changes with the sound before it follows a word that is put in", () => {
  expect(korean.filter((line) => changing.test(line))).toEqual([]);
});

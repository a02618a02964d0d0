import { expect, test } from "vitest";
import { languageOf, parseLanguage } from "./language.ts";

test.each([
  ["ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7", "ko"],
  ["en-GB", "en"],
  ["fr-FR,fr;q=0.9,ko;q=0.4", "ko"],
  ["en;q=0.3, KO;q=0.8", "ko"],
  ["ko;q=0, en;q=0.1", "en"],
  ["de", "en"],
  ["ko;q=nonsense", "en"],
  ["", "en"],
])("a browser that says %j reads %s", (acceptLanguage, language) => {
  expect(languageOf(acceptLanguage)).toBe(language);
});

test("a browser that says nothing reads English", () => {
  expect(languageOf(null)).toBe("en");
});

test("only a language of the interface is one", () => {
  expect(parseLanguage("ko")).toBe("ko");
  expect(parseLanguage("ko-KR")).toBeUndefined();
  expect(parseLanguage(undefined)).toBeUndefined();
});

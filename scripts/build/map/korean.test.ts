import { expect, test } from "vitest";
import { koreanName, romanized } from "./korean.ts";

test.each([
  ["서울", "Seoul"],
  ["강릉", "Gangneung"],
  ["밀양", "Miryang"],
  ["영월", "Yeongwol"],
  ["속초", "Sokcho"],
])("%s is %s", (korean, latin) => expect(romanized(korean)).toBe(latin));

test("of names in Hangul the shortest is a city's, without what says that it is one", () => {
  expect(koreanName(["Seoul", "서울특별시", "서울", "한양"], "KR")).toBe("서울");
  expect(koreanName(["Wonju", "원주시"], "KR")).toBe("원주");
  expect(koreanName(["London", "런던"], "GB")).toBe("런던");
  expect(koreanName(["Kimje"], "KR")).toBe("");
});

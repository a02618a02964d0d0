import { expect, test } from "vitest";
import { koreanName, romanized } from "./korean.ts";

test.each([
  ["서울", "Seoul"],
  ["강릉", "Gangneung"],
  ["밀양", "Miryang"],
  ["영월", "Yeongwol"],
  ["속초", "Sokcho"],
])("%s is %s", (korean, latin) => expect(romanized(korean)).toBe(latin));

test("in Korea the shortest name in Hangul is a city's, without what says that it is one", () => {
  expect(koreanName("Seoul", ["Seoul", "서울특별시", "서울", "한양"], "KR")).toBe("서울");
  expect(koreanName("Wonju", ["Wonju", "원주시"], "KR")).toBe("원주");
  expect(koreanName("Kimje", ["Kimje"], "KR")).toBe("");
});

test("elsewhere it is the one that sounds as the city's own", () => {
  expect(koreanName("London", ["London", "런던"], "GB")).toBe("런던");
  expect(koreanName("Beijing", ["북경", "베이징", "베이징시"], "CN")).toBe("베이징");
  expect(koreanName("Istanbul", ["비잔티움", "이스탄불", "콘스탄티노폴리스"], "TR")).toBe("이스탄불");
});

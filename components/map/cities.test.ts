import { expect, test } from "vitest";
import { citiesOf } from "./cities.ts";

const cities = citiesOf({
  name: ["São Paulo", "Seoul", "Seongnam", "Sokcho"],
  ko: ["상파울루", "서울", "성남", ""],
  lon: [-46.6, 126.98, 127.14, 128.59],
  lat: [-23.5, 37.57, 37.42, 38.2],
});
const found = (text: string, language: string) => cities.find(text, language).map(({ name }) => name);

test("cities are found by how their name begins, in both languages, and named in the interface's", () => {
  expect(found("seo", "en")).toEqual(["Seoul", "Seongnam"]);
  expect(found("seo", "ko")).toEqual(["서울", "성남"]);
  expect(found(" 서울", "en")).toEqual(["Seoul"]);
  expect(found("서울\u200b".normalize("NFD"), "en")).toEqual(["Seoul"]);
  expect(found("sok", "ko")).toEqual(["Sokcho"]);
  expect(found("oul", "en")).toEqual([]);
});

test("accents and case do not matter", () => expect(found("SAO P", "en")).toEqual(["São Paulo"]));

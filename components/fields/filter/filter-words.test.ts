import { expect, test } from "vitest";
import { type FilterKind, filterKinds, operatorRow } from "#lib/fields/filter/filter-kinds.ts";
import { operators } from "#lib/fields/filter/filter-operator.ts";
import type { FilterField } from "#lib/fields/filter.ts";
import en from "#lib/messages/en.json" with { type: "json" };
import { operatorWords } from "./filter-words.ts";

const fieldOf = (kind: FilterKind): FilterField => ({ key: "x", kind, of: { fact: "id" }, offered: true });
const messageAt = (messages: object, key: string) =>
  key
    .split(".")
    .reduce<unknown>((at, name) => Object.entries(at ?? {}).find(([own]) => own === name)?.[1], messages);

test("each operator of a kind has its words in the editor and in a chip", () => {
  const kinds = Object.keys(filterKinds) as FilterKind[];
  const missing = kinds.flatMap((kind) =>
    operators
      .filter((operator) => operatorRow(kind, operator) !== undefined)
      .map((operator) => operatorWords(fieldOf(kind), operator, false))
      .filter((key) => [en.filter.operator, en.filter.chip].some((messages) => !messageAt(messages, key))),
  );
  expect(missing).toEqual([]);
});

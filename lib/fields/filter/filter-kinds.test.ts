import { expect, test } from "vitest";
import { operatorRow, operatorsOffered } from "./filter-kinds.ts";

test.each(["moment", "stamp"] as const)(
  "of a %s no moment is offered that a day would have to equal",
  (kind) => {
    expect(operatorsOffered(kind).filter((operator) => operator !== "exists")).toEqual([
      "gt",
      "gte",
      "lt",
      "lte",
    ]);
    for (const operator of ["eq", "ne", "in", "nin"] as const) {
      expect(operatorRow(kind, operator), operator).toBeDefined();
    }
  },
);

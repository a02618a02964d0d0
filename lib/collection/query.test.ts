import { expect, test } from "vitest";
import { SpaceError } from "#lib/space/space-error.ts";
import { attemptsOf, firstFound } from "./query.ts";

const ways = ["regex", "prefix", "text"].map((name) => ({
  place: name,
  condition: [name, "tide"] as const,
  isAdvanced: name !== "prefix",
}));
const attempts = attemptsOf(ways, (...conditions) => ({ conditions }));

/** A Space that refuses ways by name. */
function refusing(codes: Record<string, string>) {
  return async ({ conditions = [] }: { conditions?: readonly (readonly [string, string])[] }) => {
    const code = codes[conditions[0]?.[0] ?? ""];
    if (code !== undefined) throw new SpaceError({ status: 400, code, message: "" });
    return { items: [], limit: 15, totalCount: 0 };
  };
}

test.each([
  ["what else is wrong is said before what the Space does not have", "BadCursor"],
  ["what the Space does not have is said where nothing else is wrong", "AdvancedSearchUnavailable"],
])("%s", async (_, prefix) => {
  const asked = firstFound(refusing({ regex: "AdvancedSearchUnavailable", prefix }), attempts);
  await expect(asked).rejects.toMatchObject({ code: prefix });
});

import { expect, test } from "vitest";
import { withIncluded } from "./included.ts";

const refer = (targetType: string, id: string) => ({ sys: { type: "Refer", targetType, id } });
const guide = (id: string, mentor: string) => ({
  sys: { type: "Content", id },
  fields: { mentor: { en: refer("Content", mentor) } },
});
const ada = { sys: { type: "ServiceUser", id: "1" }, nickname: "Ada" };
const items = [
  {
    sys: { type: "Content", id: "w", createdBy: refer("ServiceUser", "1") },
    fields: { guides: { en: [refer("Content", "1"), refer("Content", "9")] } },
  },
];
const included = [ada, guide("1", "2"), guide("2", "1"), null, { name: "no id" }];

test("resources of `included` replace their Refers, to the depth of the query", () => {
  expect(withIncluded({ limit: 15, items, included }, "limit=15&include=1")).toEqual({
    limit: 15,
    items: [
      {
        sys: { type: "Content", id: "w", createdBy: ada },
        fields: { guides: { en: [guide("1", "2"), refer("Content", "9")] } },
      },
    ],
  });
});

test("included resources that refer to each other are expanded to the level, and no further", () => {
  const one = { ...guide("0", "1"), included };
  const atTwo = { ...guide("1", "2"), fields: { mentor: { en: guide("2", "1") } } };
  expect(withIncluded(one, "include=2")).toEqual({ ...guide("0", "1"), fields: { mentor: { en: atTwo } } });
});

// 496 levels are within the limit, but not inside another item.
test.each([5_000, 496])(
  "what is nested too deeply is neither expanded nor put into others, which are expanded: %i",
  (levels) => {
    const deep: unknown = JSON.parse("[".repeat(levels) + "]".repeat(levels));
    const odd = { sys: { type: "Content", id: "odd" }, fields: { data: { en: deep } } };
    const leading = guide("1", "odd");
    const answer = { items: [...items, odd, leading], included: [ada, odd] };
    expect(withIncluded(answer, "include=1")).toMatchObject({
      items: [{ sys: { createdBy: ada } }, odd, leading],
    });
  },
);

test.each([[{ items }], [{ items, included: "no" }], [undefined], ["text"]])(
  "an answer without anything included stays as it is: %j",
  (answer) => {
    expect(withIncluded(answer, "include=1")).toBe(answer);
  },
);

test("without include nothing is expanded", () => {
  expect(withIncluded({ items, included })).toEqual({ items });
});

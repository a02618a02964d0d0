import { setTimeout } from "node:timers/promises";
import { at, expectDone, expectStatus, listAt, textAt } from "./expect.ts";
import { once } from "./once.ts";
import type { Answer } from "./request.ts";
import type { Space } from "./space.ts";
import type { Kind } from "./space-file.ts";

/** The items that lists are asked for, from the oldest on. By code point their Texts are Z a ab b é. */
const letters = ["b", "a", "Z", "é", "ab"] as const;

type Letter = (typeof letters)[number];

interface Items {
  byLetter: ReadonlyMap<string, string>;
  letterOf: ReadonlyMap<string, Letter>;
  /** The time that the first and the last were made at: the list is asked for these alone. */
  from: string;
  to: string;
}

/** The value of each kind in each item; what is not named is absent. `ab` has its Text alone. */
const values: readonly (readonly [Kind, Partial<Record<Letter, unknown>>])[] = [
  [
    "LongText",
    {
      b: "Fog over the harbour at dawn",
      a: "Lights of the town",
      Z: "The long walk home",
      é: "100%_off",
    },
  ],
  ["Integer", { b: 10, a: 9, Z: -3, é: 0 }],
  ["Number", { b: 10, a: 9, Z: 2.5, é: 0 }],
  ["Boolean", { b: true, a: false, Z: true, é: false }],
  ["Date", { b: "2025-01-05", a: "2025-02-01", Z: "2024-12-31", é: "2025-01-05" }],
  [
    "Location",
    {
      b: { lon: 129.5, lat: 37.2 },
      a: { lon: 129.6, lat: 37.2 },
      Z: { lon: 10, lat: 50 },
      é: { lon: 179.9, lat: 0 },
    },
  ],
  ["TextArray", { b: ["sea", "a,b"], a: ["sea"], Z: ["fog"], é: ["fog", "sea"] }],
];

const refer = (targetType: string, id: string) => ({ sys: { id, type: "Refer", targetType } });

/** Makes the items in the Content Type that has the field of a kind; once for each type. */
export async function itemsFor(space: Space, kind: Kind): Promise<Items> {
  const { contentTypeId } = space.field(kind);
  return (await itemsByType(space))(contentTypeId);
}

const itemsByType = once(async (space) => {
  const made = new Map<string, Promise<Items>>();
  return (contentTypeId: string) => {
    const items = made.get(contentTypeId) ?? makeItems(space, contentTypeId);
    made.set(contentTypeId, items);
    return items;
  };
});

async function makeItems(space: Space, contentTypeId: string): Promise<Items> {
  const letterOf = new Map<string, Letter>();
  const byLetter = new Map<string, string>();
  const times: string[] = [];
  const outside = await referOutside(space, contentTypeId);
  for (const letter of letters) {
    // createdAt is kept in milliseconds: no two items of one.
    await setTimeout(3);
    const fields = {
      ...textFields(space, contentTypeId, letter),
      ...otherFields(space, contentTypeId, letter),
    };
    Object.assign(fields, referFields(space, contentTypeId, letter, byLetter), letter === "b" ? outside : {});
    const answer = await space.asMember("createContent", { path: { contentTypeId }, json: { fields } });
    expectDone(answer);
    letterOf.set(textAt(answer.body, "sys.id"), letter);
    byLetter.set(letter, textAt(answer.body, "sys.id"));
    times.push(textAt(answer.body, "sys.createdAt"));
  }
  return { letterOf, byLetter, from: times.at(0) ?? "", to: times.at(-1) ?? "" };
}

/** The Text in two languages where it has them: the second of b and Z alone. */
function textFields(space: Space, contentTypeId: string, letter: Letter): Record<string, unknown> {
  const text = textOf(space, contentTypeId);
  const second = text.localized ? space.otherLocale : undefined;
  const inSecond = { b: "나", Z: "가" }[String(letter)];
  const more = second !== undefined && inSecond !== undefined ? { [second]: inSecond } : {};
  return { [text.apiName]: { [space.locale]: letter, ...more } };
}

export function textOf(space: Space, contentTypeId: string) {
  const type = space.target.file.contentTypes.find(({ id }) => id === contentTypeId);
  const field = type?.fields.find(({ type: kind }) => kind === "Text");
  return { apiName: field?.apiName ?? "", localized: field?.localized ?? false };
}

function otherFields(space: Space, contentTypeId: string, letter: Letter): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [kind, byLetter] of values) {
    const place = space.findField(kind);
    const value = byLetter[letter];
    if (place?.contentTypeId !== contentTypeId || value === undefined) continue;
    fields[place.apiName] = { [space.locale]: value };
  }
  return fields;
}

/** In b, to the item b of another Content Type. */
async function referOutside(space: Space, contentTypeId: string): Promise<Record<string, unknown>> {
  const place = space.findField("Refer");
  const elsewhere = place?.target === undefined || place.target === contentTypeId ? undefined : place.target;
  if (place?.contentTypeId !== contentTypeId || elsewhere === undefined) return {};
  const id = (await (await itemsByType(space))(elsewhere)).byLetter.get("b") ?? "";
  return { [place.apiName]: { [space.locale]: refer("Content", id) } };
}

/** Refers to items that are there already: a to b; Z to b and a. */
function referFields(
  space: Space,
  contentTypeId: string,
  letter: Letter,
  byLetter: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const place = space.findField("ReferArray");
  const targets = { a: ["b"], Z: ["b", "a"] }[String(letter)];
  if (place?.contentTypeId !== contentTypeId || targets === undefined) return {};
  const refers = targets.map((target) => refer("Content", byLetter.get(target) ?? ""));
  return { [place.apiName]: { [space.locale]: refers } };
}

/** The query that asks for the items alone, by the one condition on a time that the seed itself writes. */
export function onlyItems({ from, to }: Items): string {
  return `sys.createdAt[gte]=${from}&sys.createdAt[lte]=${to}`;
}

/** Asks the list of a kind's Content Type, for the items alone. */
export async function askItems(
  space: Space,
  kind: Kind,
  query: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const items = await itemsFor(space, kind);
  const { contentTypeId } = space.field(kind);
  const whole = [onlyItems(items), query].filter((each) => each !== "").join("&");
  return space.asMember("listContentsOfType", { path: { contentTypeId }, query: whole, headers });
}

/** The letters of a list, in its order; what is none of the items is left out. */
export async function lettersOf(space: Space, kind: Kind, answer: Answer): Promise<string> {
  expectStatus(answer, 200);
  const { letterOf } = await itemsFor(space, kind);
  return listAt(answer.body, "items")
    .flatMap((item) => letterOf.get(String(at(item, "sys.id"))) ?? [])
    .join(" ");
}

/** `fields.<apiName>.<locale>` of a kind. */
export function fieldPath(space: Space, kind: Kind): string {
  return `fields.${space.field(kind).apiName}.${space.locale}`;
}

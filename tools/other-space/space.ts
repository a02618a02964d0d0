import type { Choices } from "./choices.ts";
import { type ContentType, contentTypesOf } from "./content-types.ts";
import type { Content, Media, Member, Membership, Upload } from "./resource.ts";

/** All that a Space stores. */
export interface Space {
  id: string;
  choices: Choices;
  types: readonly ContentType[];
  members: Map<string, Member>;
  contents: Map<string, Content>;
  media: Map<string, Media>;
  uploads: Map<string, Upload>;
  memberships: Map<string, Membership>;
  /** Ids of what was deleted. */
  deleted: Set<string>;
  /** Another id at each call, of the shape that was chosen. */
  newId(of: string): string;
  typeId(name: ContentType["name"]): string;
  typeOf(id: string): ContentType | undefined;
  dateTime(at: number): string;
  /** Where services listen, without their paths. */
  origins: { [name in keyof Choices["ports"]]: string };
}

export function emptySpace(choices: Choices): Space {
  let count = 1000;
  const newId = (of: string) => (choices.ids === "dotted" ? `${of}.${++count}` : String(++count));
  const types = contentTypesOf(choices);
  const ids = new Map(types.map(({ name }) => [name, newId(`model.${name}`)]));
  const typeId = (name: ContentType["name"]) => ids.get(name) ?? "";
  return {
    id: choices.ids === "dotted" ? "walkers.example" : "700",
    choices,
    types,
    members: new Map(),
    contents: new Map(),
    media: new Map(),
    uploads: new Map(),
    memberships: new Map(),
    deleted: new Set(),
    newId,
    typeId,
    typeOf: (id) => types.find(({ name }) => typeId(name) === id),
    dateTime: (at) => dateTime(at, choices.dateTimes),
    origins: { auth: "", acma: "", acda: "", upload: "", cma: "", media: "", provider: "" },
  };
}

const hoursEast = 9;

function dateTime(at: number, as: Choices["dateTimes"]): string {
  if (as === "utc") return new Date(at).toISOString();
  const there = new Date(at + hoursEast * 3_600_000).toISOString();
  return there.replace("Z", "000+09:00");
}

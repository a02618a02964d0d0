import { describe, expect, test } from "vitest";
import { type Actor, mayAct, type RoleRule, readGrants, wholeTypes } from "#service/acma/permission.ts";

const rule = (rest: Partial<RoleRule>): RoleRule => ({ resource: "Content", actions: ["read"], ...rest });
const actor = (rules: RoleRule[], isAdmin = false): Actor => ({ id: "ada", isAdmin, rules });
const content = (createdBy: string, contentType = "article") =>
  ({ resource: "Content", contentType, createdBy }) as const;

describe("what a role allows", () => {
  test("nothing is allowed that no rule allows", () => {
    expect(mayAct(actor([]), "read", content("ada"))).toBe(false);
    expect(mayAct(actor([rule({})]), "create", content("ada"))).toBe(false);
  });

  test("a rule for Content says nothing about Media", () => {
    expect(mayAct(actor([rule({})]), "read", { resource: "Media", createdBy: "ada" })).toBe(false);
  });

  test("a rule with a Content Type is for that type alone", () => {
    const writer = actor([rule({ contentType: "note" })]);
    expect(mayAct(writer, "read", content("ada", "note"))).toBe(true);
    expect(mayAct(writer, "read", content("ada", "article"))).toBe(false);
  });

  test(":self limits to the member's own", () => {
    const own = actor([rule({ actions: ["update", "delete"], createdBy: ":self" })]);
    expect(mayAct(own, "update", content("ada"))).toBe(true);
    expect(mayAct(own, "update", content("linus"))).toBe(false);
    expect(mayAct(own, "delete", content("linus"))).toBe(false);
  });

  test("isAdmin lifts :self from delete alone", () => {
    const admin = actor([rule({ actions: ["read", "update", "delete"], createdBy: ":self" })], true);
    expect(mayAct(admin, "delete", content("linus"))).toBe(true);
    expect(mayAct(admin, "update", content("linus"))).toBe(false);
    expect(mayAct(admin, "read", content("linus"))).toBe(false);
  });

  test("isAdmin does not delete where no rule allows delete", () => {
    expect(mayAct(actor([rule({})], true), "delete", content("linus"))).toBe(false);
    const notes = actor([rule({ contentType: "note", actions: ["delete"], createdBy: ":self" })], true);
    expect(mayAct(notes, "delete", content("linus", "article"))).toBe(false);
  });
});

describe("what a role reads", () => {
  test("a grant for another type is not a grant for this one", () => {
    const reader = actor([rule({ contentType: "note" }), rule({ resource: "Media" })]);
    expect(readGrants(reader, "Content", "article")).toEqual([]);
    expect(readGrants(reader, "Content", "note")).toEqual([{ contentType: "note", own: false }]);
    expect(readGrants(reader, "Content")).toEqual([{ contentType: "note", own: false }]);
  });

  test("a rule for Media with a Content Type opens nothing: Media has none", () => {
    expect(readGrants(actor([rule({ resource: "Media", contentType: "note" })]), "Media")).toEqual([]);
  });

  test("whole types are known only where ownership cannot matter", () => {
    expect(wholeTypes([{ own: false }, { own: true }])).toBe("all");
    expect(wholeTypes([{ contentType: "note", own: false }])).toEqual(["note"]);
    expect(
      wholeTypes([
        { contentType: "note", own: false },
        { contentType: "note", own: true },
      ]),
    ).toEqual(["note"]);
    expect(wholeTypes([{ contentType: "note", own: false }, { own: true }])).toBeUndefined();
    expect(wholeTypes([{ own: true }])).toBeUndefined();
    expect(wholeTypes([])).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type ManagementForTests,
  openManagementForTests,
  outcome,
} from "#service/cma/management-for-tests.ts";

let cma: ManagementForTests;
beforeAll(async () => {
  cma = await openManagementForTests();
});
afterAll(() => cma.close());

test("the profile is that of the platform user whose token it is", async () => {
  const { status, body } = await cma.call("mina", "/me");
  expect(status).toBe(200);
  expect(body).toEqual({
    sys: {
      id: cma.userId("mina"),
      type: "User",
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    },
    email: "mina@example.com",
    name: "Mina Park",
  });
  expect(outcome(await cma.call(undefined, "/me"))).toBe("401 InvalidToken");
});

describe("finding a user", () => {
  test("by the exact address, in any case, with or without a membership", async () => {
    for (const email of ["linus@example.com", "Linus@Example.COM"]) {
      const { body } = await cma.call("mina", `/users?email=${email}`);
      expect(body).toMatchObject({ sys: { type: "TotalPageResponse" }, limit: 15, totalCount: 1 });
      expect(body.items).toMatchObject([
        { sys: { id: cma.userId("linus"), type: "User" }, name: "Linus Falk" },
      ]);
      expect(body.links.self).toBe(`/v1/users?email=${encodeURIComponent(email)}`);
    }
  });

  test("a part of an address, or another address, finds no user", async () => {
    for (const email of ["linus", "linus@example", "%25", "l*", "nobody@example.com", "linus@example.com."]) {
      expect((await cma.call("grace", `/users?email=${email}`)).body).toMatchObject({
        totalCount: 0,
        items: [],
      });
    }
  });

  test("accounts can't be listed: every other query is refused", async () => {
    for (const [query, refusal] of [
      ["", "400 BadRequest"],
      ["email=", "400 BadFilterValue"],
      ["email[prefix]=l", "400 BadRequest"],
      ["email[in]=linus@example.com,ada@example.com", "400 BadRequest"],
      ["email[ne]=x", "400 BadRequest"],
      ["email[exists]=true", "400 BadRequest"],
      ["email[regex]=.", "400 BadRequest"],
      ["email=linus@example.com&email=ada@example.com", "400 BadRequest"],
      ["name=Ada", "400 BadRequest"],
      ["sys.id[ne]=x", "400 BadRequest"],
      ["email=linus@example.com&next=x", "400 BadCursor"],
      ["email=linus@example.com&order=name", "400 UnknownField"],
      ["email=linus@example.com&limit=0", "422 ValidationFailed"],
    ] as const) {
      expect(outcome(await cma.call("grace", `/users?${query}`)), query).toBe(refusal);
    }
    expect(outcome(await cma.call(undefined, "/users?email=ada@example.com"))).toBe("401 InvalidToken");
  });

  test("select and skip work as on every list", async () => {
    const { body } = await cma.call("grace", "/users?email=ada@example.com&select=name");
    expect(Object.keys(body.items[0]).sort()).toEqual(["name", "sys"]);
    expect((await cma.call("grace", "/users?email=ada@example.com&skip=1")).body).toMatchObject({
      items: [],
      totalCount: 1,
    });
  });
});

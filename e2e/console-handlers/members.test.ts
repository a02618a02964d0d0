import { afterAll, beforeAll, expect, test } from "vitest";
import type { ConsoleSend } from "#lib/space/space-memberships.ts";
import type { HttpMember } from "../session/http-member.ts";
import { type Console, startConsole } from "./start-console.ts";

// The browser's own functions, by the portal's own way, at the embedded Space.

let here: Console;
let list: import("#lib/collection/of/members.ts").MembersCollection;
let browser: {
  addMember: typeof import("#lib/browser/console/change-members.ts")["addMember"];
  changeRoles: typeof import("#lib/browser/console/change-members.ts")["changeRoles"];
};
let space: typeof import("#lib/space/space-memberships.ts");
let grace: ConsoleSend;
let linus: ConsoleSend;

beforeAll(async () => {
  here = await startConsole();
  list = (await import("#lib/collection/of/members.ts")).membersOf("demo");
  space = await import("#lib/space/space-memberships.ts");
  const { addMember } = await import("#lib/browser/console/change-members.ts");
  const { changeRoles } = await import("#lib/browser/console/change-members.ts");
  browser = { addMember, changeRoles };
  await makeUsers(40);
  grace = await sendOf("grace");
  linus = await sendOf("linus");
});
afterAll(() => here.close());

async function makeUsers(count: number): Promise<void> {
  const at = new Date();
  const users = Array.from({ length: count }, (_, index) => ({
    id: `user-${index}`,
    email: `member-${index}@example.com`,
    name: `Member ${index}`,
    created_at: at,
    updated_at: at,
  }));
  await here.service.context.db.insertInto("platform_user").values(users).execute();
}

async function sendOf(key: string): Promise<ConsoleSend> {
  const member: HttpMember = here.browser();
  await member.post("/console/token", { token: await here.cmaToken(key) });
  const { consoleEndpoints } = await import("#lib/space/console-endpoints.ts");
  const { fillPath } = await import("#lib/space/endpoints.ts");
  return async ({ endpoint, parameters = {}, query = "", body, version }) => {
    const { method, path } = consoleEndpoints[endpoint];
    return await member.send(`/api/cma${fillPath(path, parameters)}${query && `?${query}`}`, {
      method,
      headers: {
        "sec-fetch-site": "same-origin",
        "x-portal": "1",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(version !== undefined && { "x-service-version": String(version) }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
}

const named = async (name: string) => {
  for (let turn = {}; ; ) {
    const page = await list.find(grace, { limit: 100, ...turn });
    const there = page.items.find(({ sys }) => sys.user.name === name);
    if (there !== undefined || page.next === undefined) return there;
    turn = { next: page.next };
  }
};
const change = (send: ConsoleSend, membershipId: string, version: number, ...roleIds: string[]) =>
  browser.changeRoles(send, { place: { spaceId: "demo", membershipId }, version, roleIds });

test("own memberships come with the Space's details, by which the Space is found again", async () => {
  const { items } = await space.listOwnMemberships(linus, {
    limit: 1,
    conditions: [["sys.space.sys.id", "demo"]],
  });
  expect(items[0]?.sys.space).toMatchObject({ sys: { id: "demo" }, name: "Morae" });
  expect(items[0]?.roles.map(({ name }) => name)).toEqual(["Editor"]);
  const none = await space.listOwnMemberships(linus, { conditions: [["sys.space.sys.id", "nowhere"]] });
  expect(none.items).toEqual([]);
});

test("only people with an account are added, once, with roles of the Space", async () => {
  const add = (email: string, ...roleIds: string[]) => browser.addMember(grace, "demo", { email, roleIds });
  expect(await add("nobody@example.com", "viewer")).toEqual({ kind: "typed", address: "noAccount" });
  expect(await add("MEMBER-0@example.com", "viewer", "editor")).toEqual({ kind: "added", name: "Member 0" });
  expect(await add("member-0@example.com", "viewer")).toMatchObject({ kind: "typed", address: "already" });
  expect(await add("member-1@example.com", "nothing")).toEqual({ kind: "typed", roles: "refusedRoles" });
  expect((await named("Member 0"))?.roles.map(({ name }) => name)).toEqual(["Viewer", "Editor"]);
  const byEditor = await browser.addMember(linus, "demo", {
    email: "member-1@example.com",
    roleIds: ["viewer"],
  });
  expect(byEditor).toEqual({ kind: "failed", failure: "refused" });
});

test("two change the same roles: the second sees both sides, by whom, and its choice goes onto the newest", async () => {
  const linusThere = await named("Linus Falk");
  await change(grace, linusThere?.sys.id ?? "", linusThere?.sys.version ?? 0, "manager");
  const ada = await named("Ada Byrne");
  const { id, version } = ada?.sys ?? { id: "", version: 0 };
  expect((await change(linus, id, version, "editor")).kind).toBe("changed");
  const second = await change(grace, id, version, "viewer", "editor");
  if (second.kind !== "conflict") throw new Error(second.kind);
  expect(second.theirs.roles.map(({ sys }) => sys.id)).toEqual(["editor"]);
  const page = await list.find(grace, { limit: 15 });
  expect(page.names[second.theirs.sys.updatedBy?.sys.id ?? ""]).toBe("Linus Falk");
  const mine = await change(grace, id, second.theirs.sys.version, "viewer", "editor");
  expect(mine.kind).toBe("changed");
  expect((await named("Ada Byrne"))?.sys.version).toBe(version + 2);
});

test("the last member who can manage members can't leave or lose that role", async () => {
  const linusThere = await named("Linus Falk");
  expect((await change(grace, linusThere?.sys.id ?? "", linusThere?.sys.version ?? 0, "editor")).kind).toBe(
    "changed",
  );
  const own = await named("Grace Oh");
  const { id, version } = own?.sys ?? { id: "", version: 0 };
  expect(await change(grace, id, version, "viewer")).toEqual({ kind: "failed", failure: "lastManager" });
  const { deleteItem } = await import("#lib/browser/deletion/delete-item.ts");
  const end = await deleteItem(list, grace, id);
  expect(end).toBe("lastManager");
});

test("a long list is paged, and authors of changes have names even from another page", async () => {
  for (let index = 2; index < 40; index++) {
    await browser.addMember(grace, "demo", { email: `member-${index}@example.com`, roleIds: ["viewer"] });
  }
  const seen: string[] = [];
  let turn = {};
  let pages = 0;
  for (; ; pages++) {
    const page = await list.find(grace, { limit: 15, ...turn });
    seen.push(...page.items.map(({ sys }) => sys.id));
    for (const { sys } of page.items) expect(page.names[sys.updatedBy?.sys.id ?? ""]).toBe("Grace Oh");
    if (page.next === undefined) break;
    turn = { next: page.next };
  }
  expect(pages + 1).toBe(3);
  expect(new Set(seen).size).toBe(3 + 39);
});

test("a member who was removed meanwhile is gone, not a conflict", async () => {
  const member = await named("Member 5");
  const place = { spaceId: "demo", membershipId: member?.sys.id ?? "" };
  await space.deleteMembership(grace, place);
  expect((await change(grace, place.membershipId, 1, "editor")).kind).toBe("gone");
});

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { carryOut } from "#service/command/carry-out.ts";
import { commands } from "#service/command/commands.ts";
import { readArguments } from "#service/command/read-arguments.ts";
import { readSpaceFile } from "#service/command/space-file.ts";
import { usage } from "#service/command/usage.ts";
import { updateDemoCallbackUrl } from "#service/database/seed/write-demo.ts";
import { uploaded } from "#service/media/media-for-tests.ts";

let space: SpaceForTests;
let folder: string;
beforeAll(async () => {
  space = await openSpaceForTests();
  folder = await mkdtemp(join(tmpdir(), "atrium-commands-"));
});
afterAll(async () => {
  await space.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(...line: string[]): Promise<unknown> {
  const read = readArguments(line, folder);
  if ("help" in read) return read.help;
  const answer = await carryOut(space.service.context, read.order);
  return "problem" in answer ? answer.problem : answer.result;
}

const title = { apiName: "t", type: "Text", label: { ko: "제목", en: "Title" } };
const spaceFileWith = (fields: object[]) =>
  JSON.stringify({ contentTypes: [{ id: "a", label: { one: "A" }, displayField: "t", fields }] });

describe("a command line", () => {
  test.each(Object.keys(commands))("%s has a help that describes each of its inputs", (name) => {
    const help = readArguments([name, "--help"]);
    if (!("help" in help)) throw new Error("no help");
    expect(help.help).toContain(`npm run space -- ${name}`);
    expect(help.help).toContain("--json ");
    const [, , , , ...inputs] = help.help.split("\n");
    for (const input of inputs) expect(input).toMatch(/^ {2}\S+ {1,}\S/);
  });

  test.each([
    [["nothing"], 'There is no command "nothing"'],
    [["member-block", "demo"], "MEMBER is missing"],
    [["create", "new"], "--manager is missing"],
    [["list", "more"], 'What is "more"?'],
    [["list", "--what"], "--what"],
    [["content-types", "demo", "--file", "missing.json"], "can't be read: there is no such file"],
    [["content-types", "demo", "--file", "service"], "can't be read: it is a folder"],
    [["role", "demo", "any", "--rules", "/dev/null"], "can't be read: it is empty"],
    [["backup", "--out", ""], "--out is empty"],
    [["content-types", "demo", "--file="], "--file is empty"],
  ])("%j is refused with a sentence", (line, problem) => {
    expect(() => readArguments(line)).toThrow(problem);
  });

  test("what can't be undone asks, and nothing else does", () => {
    const inputs = {
      ...{
        space: "demo",
        member: "a@b.c",
        email: "a@b.c",
        manager: "a@b.c",
        role: "a",
        roles: "a",
        admin: "on",
      },
      ...{ file: "{}", rules: "[]", from: "a", out: "b", url: "postgres://a/b" },
    };
    const asking = Object.entries(commands).filter(([name, { input, question }]) => {
      const known = Object.entries(inputs).filter(([key]) => key in input.shape);
      const asks = question(Object.fromEntries(known)) !== undefined;
      expect([name, usage(name).includes("--yes")]).toEqual([name, asks]);
      return asks;
    });
    expect(asking.map(([name]) => name)).toEqual(["user-remove", "cma-token-revoke", "member-delete"]);
  });
});

describe("with a Space that does not exist", () => {
  /** What each command needs beside the Space. */
  const rest = {
    ...{ "content-types": ["--file", "space.json"], "sign-in": [], roles: [], users: [], members: [] },
    ...{ role: ["any", "--rules", "rules.json"], "space-role": ["any"] },
    ...{ "user-add": ["a@b.c", "--roles", "viewer"], "user-remove": ["a@b.c"] },
    ...{ "member-block": ["a@b.c"], "member-unblock": ["a@b.c"], "member-delete": ["a@b.c"] },
    ...{ "member-admin": ["a@b.c", "on"], "member-role": ["a@b.c", "reader"] },
    ...{ "member-export": ["a@b.c", "--out", "copy"] },
  };

  test("each command says that there is none", async () => {
    await writeFile(join(folder, "space.json"), spaceFileWith([title]));
    await writeFile(join(folder, "rules.json"), "[]");
    const said = Object.entries(rest).map(async ([name, more]) => [name, await run(name, "club", ...more)]);
    const sentence = 'There is no Space "club". `npm run space -- list` shows all.';
    expect(await Promise.all(said)).toEqual(Object.keys(rest).map((name) => [name, sentence]));
    const named = Object.entries(commands).filter(([, { positionals }]) => positionals[0] === "space");
    expect(Object.keys(rest).sort()).toEqual(
      named
        .map(([name]) => name)
        .filter((name) => name !== "create")
        .sort(),
    );
  });
});

describe("platform users", () => {
  test("the last manager stays", async () => {
    expect(await run("user-remove", "demo", "grace@example.com")).toContain("Nobody would be left");
    expect(await run("user-add", "demo", "Kim@Example.com", "--roles", "manager")).toMatchObject({
      email: "kim@example.com",
    });
    expect(await run("user-add", "demo", "kim@example.com", "--roles", "viewer")).toContain("already");
    expect(await run("user-add", "demo", "lee@example.com", "--roles", "king")).toBe(
      "roles.0: There is no such SpaceRole in this Space.",
    );
    expect(await run("user-remove", "demo", "kim@example.com")).toMatchObject({ isDeleted: true });
    expect(await run("cma-token", "kim@example.com")).toContain("no platform user");
  });

  const spaceRole = (...options: string[]) => run("space-role", "demo", ...options);
  const all = ["members", "contentTypes", "serviceLogin"];

  test("the last manager keeps its rights", async () => {
    for (const may of ["none", "contentTypes"]) {
      expect(await spaceRole("manager", "--permissions", may)).toContain("who can manage the members");
    }
    expect(await spaceRole("manager")).toMatchObject({ name: "Manager", permissions: all });
  });

  test("a SpaceRole keeps absent options, and the answer has the replaced ones", async () => {
    const made = { id: "helper", name: "helper", permissions: [], version: 1 };
    expect(await spaceRole("helper")).toEqual(made);
    expect(await spaceRole("helper", "--permissions", "members,contentTypes")).toMatchObject({
      ...{ name: "helper", permissions: ["members", "contentTypes"], version: 2 },
      replaced: { name: "helper", permissions: [] },
    });
    expect(await spaceRole("helper", "--name", "Helpers")).toMatchObject({
      ...{ name: "Helpers", permissions: ["members", "contentTypes"] },
      replaced: { name: "helper" },
    });
    expect(await spaceRole("helper", "--permissions", "none")).toMatchObject({
      ...{ name: "Helpers", permissions: [] },
      replaced: { permissions: ["members", "contentTypes"] },
    });
    expect(await spaceRole("helper", "--permissions", "members,none")).toContain("--permissions");
    expect(await spaceRole("unnamed", "--name", "")).toContain("--name");
  });

  test("all CMA tokens of one are revoked at once, and those of others stay", async () => {
    const token = async (email: string) => {
      const answer = await run("cma-token", email);
      return z.object({ token: z.string() }).parse(answer).token;
    };
    const [first, second, other] = [
      await token("linus@example.com"),
      await token("linus@example.com"),
      await token("grace@example.com"),
    ];
    const statuses = () =>
      Promise.all(
        [first, second, other].map(async (one) => {
          const headers = { authorization: `Bearer ${one}` };
          return (await space.service.app.inject({ url: "/cma/v1/me", headers })).statusCode;
        }),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await run("cma-token-revoke", "Linus@example.com")).toMatchObject({ revoked: 2 });
    expect(await statuses()).toEqual([401, 401, 200]);
    expect(await run("cma-token-revoke", "linus@example.com")).toMatchObject({ revoked: 0 });
    expect(await run("cma-token-revoke", "kim@example.com")).toContain("no platform user");
  });
});

describe("members", () => {
  const me = (key: "ada" | "grace" | "rhea") => space.call(key, "/me");

  test("are found by a part of the address or nickname", async () => {
    expect(await run("members", "demo", "--search", "RHE")).toMatchObject([{ nickname: "rhea" }]);
    expect(await run("members", "demo", "--search", "%")).toEqual([]);
    expect(await run("member-block", "demo", "nobody@example.com")).toContain("no member");
  });

  test("get another role and rights", async () => {
    await run("member-role", "demo", "rhea@example.com", "default");
    expect((await me("rhea")).body.roleOverride).toBeUndefined();
    await run("member-role", "demo", "rhea@example.com", "reader");
    expect((await me("rhea")).body).toMatchObject({ roleOverride: { sys: { id: "reader" } } });
    expect(await run("member-role", "demo", "rhea@example.com", "king")).toContain("no ServiceUserRole");
    await run("member-admin", "demo", space.memberId("rhea"), "on");
    expect((await me("rhea")).body.isAdmin).toBe(true);
  });

  test("stay where a command would not see their files", async () => {
    await uploaded(space, "grace", Buffer.from("any text"));
    const { context } = space.service;
    const elsewhere = { ...context, settings: { ...context.settings, dataDir: join(folder, "elsewhere") } };
    const member = { space: "demo", member: "grace@example.com" };
    for (const order of [
      { command: "member-delete", input: member },
      { command: "member-export", input: { ...member, out: folder } },
      { command: "backup", input: { out: folder } },
    ]) {
      expect(await carryOut(elsewhere, order)).toEqual({
        problem: expect.stringContaining("set DATA_DIR or MEDIA_STORE as the service has it"),
      });
    }
    expect((await me("grace")).status).toBe(200);
  });

  test("are exported with their files, and deleted with what is theirs and nothing else", async () => {
    const out = join(folder, "ada");
    expect(await run("member-delete", "demo", "ada@example.com", "--export-to", "ada")).toMatchObject({
      contents: 0,
      media: 1,
    });
    const profile: unknown = JSON.parse(await readFile(join(out, "profile.json"), "utf8"));
    expect(profile).toMatchObject({ nickname: "ada", sys: { email: "ada@example.com" } });
    const media: { sys: { id: string } } = JSON.parse(await readFile(join(out, "media.ndjson"), "utf8"));
    const file = await readFile(join(out, "files", media.sys.id, "en-US/surf.webp"));
    expect(file.byteLength).toBeGreaterThan(1000);

    expect((await me("ada")).status).toBe(401);
    expect((await space.call("linus", "/spaces/demo/media")).body.totalCount).toBe(0);
    expect((await space.call("linus", "/spaces/demo/contents")).body.totalCount).toBe(1);
    expect(await run("member-export", "demo", "linus@example.com", "--out", "ada")).toContain("is not empty");
    // The running service writes the folder, as its own user.
    const inFile = join(folder, "ada/profile.json/out");
    expect(await run("backup", "--out", inFile)).toBe(
      `The folder ${inFile} cannot be used by the user with the id ${process.geteuid?.()}: it is not a folder, or is inside of something that is not.`,
    );
  });
});

describe("what members do and how they sign in", () => {
  test("a role keeps its name, and the answer has the rules that are replaced", async () => {
    const role = async (rules: object[], ...options: string[]) => {
      await writeFile(join(folder, "rules.json"), JSON.stringify(rules));
      return run("role", "demo", "walker", "--rules", "rules.json", ...options);
    };
    const reads = [{ resource: "Content", actions: ["read"] }];
    expect(await role(reads, "--name", "Walkers")).toEqual({
      ...{ id: "walker", name: "Walkers", rules: reads, version: 1 },
    });
    expect(await role([])).toEqual({
      ...{ id: "walker", name: "Walkers", rules: [], version: 2 },
      replaced: { name: "Walkers", rules: reads },
    });
  });

  test("a ServiceLogin is shown, and the answer has the replaced values", async () => {
    const before = { callbackUrl: "http://localhost:3000/callback", defaultRole: "contributor" };
    expect(await run("sign-in", "demo")).toMatchObject({ ...before, replaced: undefined });
    expect(await run("sign-in", "demo", "--default-role", "reader")).toMatchObject({
      defaultRole: "reader",
      replaced: before,
    });
    expect(await run("sign-in", "demo", "--default-role", "contributor")).toMatchObject({
      defaultRole: "contributor",
    });
    expect(await run("sign-in", "demo", "--callback-url", "club")).toMatch(/^--callback-url: .*[^.]\.$/);
  });
});

describe("a Space file", () => {
  test("gives each field what the service enforces, under its English name", () => {
    const tags = {
      ...{ apiName: "tags", type: "Array", label: "Tags", minItems: 1, maxItems: 3 },
      items: { type: "Text", options: ["x", "y"] },
    };
    const length = { apiName: "n", type: "Number", label: "Length", min: 0, max: 9, unit: "km" };
    const [read] = readSpaceFile(spaceFileWith([{ ...title, maxLength: 9 }, tags, length])).contentTypes;
    expect(read?.fields).toEqual([
      { apiName: "t", name: "Title", type: "Text", validations: { maxLength: 9 } },
      {
        ...{ apiName: "tags", name: "Tags", type: "Array", items: { type: "Text" } },
        validations: { minLength: 1, maxLength: 3, in: ["x", "y"] },
      },
      { apiName: "n", name: "Length", type: "Number", validations: { min: 0, max: 9 } },
    ]);
  });

  test("publishing without a field drops its indexes", async () => {
    const indexes = async () => {
      const { rows } = await sql<{ name: string }>`
        select indexname as name from pg_indexes join listed_type on tablename = 'listed_content_' || number
        where content_type_id = 'a'`.execute(space.service.context.db);
      return rows.map(({ name }) => name).join();
    };
    const put = async (fields: object[]) => {
      await writeFile(join(folder, "space.json"), spaceFileWith(fields));
      return run("content-types", "demo", "--file", "space.json");
    };
    expect(await put([title, { apiName: "depth", type: "Number", label: "Depth" }])).toMatchObject([
      { change: "created" },
    ]);
    expect(await indexes()).toContain("depth_en_US");
    expect(await put([title])).toMatchObject([{ change: "changed" }]);
    expect(await indexes()).not.toContain("depth_en_US");
    expect(await indexes()).toContain("t_en_US");
  });

  test("refused, it says in which Content Type", async () => {
    const other = {
      apiName: "other",
      type: "Refer",
      label: "Other",
      target: { targetType: "Content", contentType: "none" },
    };
    await writeFile(join(folder, "space.json"), spaceFileWith([title, other]));
    expect(await run("content-types", "demo", "--file", "space.json")).toBe(
      'a.fields.1: There is no Content Type "none" to refer to.',
    );
  });

  test.each([
    ["{", "line 1"],
    ["[]", "  Invalid input: expected object, received array"],
    ['{"openapi":"3.1.0","paths":{}}', "The Space file has none of brand"],
    [spaceFileWith([{ ...title, type: "Colour" }]), "contentTypes.0.fields.0.type"],
    [spaceFileWith([{ ...title, min: 3 }]), "contentTypes.0.fields.0.validations"],
    [spaceFileWith([{ ...title, apiName: "u" }]), "contentTypes.0.displayField"],
  ])("%s is refused with where it does not fit", (text, problem) => {
    expect(() => readSpaceFile(text)).toThrow(problem);
  });
});

test("the callbackUrl of the demo Space that a command set stays at the next start", async () => {
  const callbackUrl = "https://portal.example/callback";
  await run("sign-in", "demo", "--callback-url", callbackUrl);
  await updateDemoCallbackUrl(space.service.context.db, "http://localhost:3000/callback");
  expect(await run("sign-in", "demo")).toMatchObject({ callbackUrl });
});

test("files that an editor begins with a byte order mark are read", async () => {
  await writeFile(join(folder, "mark.json"), `\uFEFF${spaceFileWith([title])}`);
  await writeFile(join(folder, "marked-rules.json"), "\uFEFF[]");
  expect(await run("content-types", "demo", "--file", "mark.json")).toMatchObject([{ id: "a" }]);
  expect(await run("role", "demo", "any", "--rules", "marked-rules.json")).toMatchObject({ rules: [] });
});

test("a Space file without Content Types is not said to be published", async () => {
  await writeFile(join(folder, "none.json"), '{"contentTypes": []}');
  const said = await run("content-types", "demo", "--file", "none.json");
  expect(said).toBe("The Space file has no Content Types.");
});

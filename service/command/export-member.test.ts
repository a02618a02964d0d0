import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createNote, note } from "#service/acma/notes-for-tests.ts";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { carryOut } from "#service/command/carry-out.ts";
import { exportMember } from "#service/command/export-member.ts";
import { findMember } from "#service/command/find-member.ts";
import { readArguments } from "#service/command/read-arguments.ts";
import { createMedia, fileEntry, uploaded, worked } from "#service/media/media-for-tests.ts";
import { TusForTests } from "#service/upload/tus-for-tests.ts";

let space: SpaceForTests;
let parent: string;
beforeAll(async () => {
  space = await openSpaceForTests();
  await space.service.listen();
  parent = await mkdtemp(join(tmpdir(), "atrium-export-"));
});
afterAll(async () => {
  await space.close();
  await rm(parent, { recursive: true, force: true });
});

async function exported(folder: string) {
  const { context } = space.service;
  const out = join(parent, folder);
  const counts = await exportMember(context, await findMember(context.db, "demo", "linus@example.com"), out);
  const read = (...path: string[]) => readFile(join(out, ...path), "utf8");
  return { counts, read, names: await readdir(out) };
}

test("a copy has Uploads that no Media took, unfinished ones as far as they were received", async () => {
  const whole = await uploaded(space, "linus", Buffer.from("whole"));
  await uploaded(space, "ada", Buffer.from("not theirs"));
  const tus = new TusForTests(space);
  const metadata = { "Upload-Metadata": `filename ${Buffer.from("part.txt").toString("base64")}` };
  const url = await tus.begun(9, "linus", metadata);
  await tus.patch(url, 0, Buffer.from("half"), "linus");
  const half = url.split("/").at(-1) ?? "";

  const { counts, read, names } = await exported("uploads");
  expect(counts).toMatchObject({ uploads: 2 });
  expect(names.sort()).toEqual([
    ...["contents.ndjson", "media.ndjson", "profile.json", "sessions.json", "uploads", "uploads.ndjson"],
  ]);
  expect([await read("uploads", whole), await read("uploads", half)]).toEqual(["whole", "half"]);
  const lines = (await read("uploads.ndjson")).trim().split("\n");
  const shown = lines.map((line): { sys: { id: string }; size: number; metadata: object } =>
    JSON.parse(line),
  );
  expect(new Map(shown.map(({ sys, size, metadata }) => [sys.id, { size, metadata }]))).toEqual(
    new Map([
      [whole, { size: 5, metadata: {} }],
      [half, { size: 9, metadata: { filename: "part.txt" } }],
    ]),
  );
});

test("a copy has the file of a Media that could not be processed", async () => {
  const entry = fileEntry(await uploaded(space, "linus", Buffer.from("no picture")));
  const { body } = await createMedia(space, "linus", { fields: { file: { "en-US": entry } } });
  expect((await worked(space, body.sys.id)).fields.file["en-US"].state).toBe("FAILED");
  const { read } = await exported("failed");
  expect(await read("files", body.sys.id, "en-US", "picture.png")).toBe("no picture");
});

test("the question before a deletion says whether a copy is written", () => {
  const question = (...line: string[]) => {
    const read = readArguments(["member-delete", "demo", "ada@example.com", ...line], "/tmp");
    return "help" in read ? undefined : read.command.question(read.order.input);
  };
  expect(question()).toContain("--export-to");
  expect(question("--export-to", "ada")).toContain("A copy is written to /tmp/ada first.");
});

test("nothing is added while --export-to writes the copy", async () => {
  const { context } = space.service;
  const during: number[] = [];
  const stat: typeof context.files.stat = async (key) => {
    during.push((await createNote(space, "linus", note("late"))).status);
    return context.files.stat(key);
  };
  const line = ["member-delete", "demo", "linus@example.com", "--export-to", "last", "--yes"];
  const read = readArguments(line, parent);
  if ("help" in read) throw new Error("no order");
  const answer = await carryOut({ ...context, files: { ...context.files, stat } }, read.order);
  expect(answer).toMatchObject({ result: { contents: 1, media: 1, uploads: 2 } });
  expect(new Set(during)).toEqual(new Set([401]));
});

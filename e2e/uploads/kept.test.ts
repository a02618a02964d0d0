import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { type InProcess, startInProcess } from "../in-process/in-process.ts";
import type { HttpMember } from "../session/http-member.ts";
import { memoryStorage, startQueue } from "./queue-in-process.ts";

const fileCount = 30;
const rounds = 4;

const listSchema = z.object({
  items: z.array(
    z.object({
      fields: z.object({
        title: z.record(z.string(), z.string()),
        file: z.record(z.string(), z.object({ fileName: z.string() })),
      }),
    }),
  ),
});

let here: InProcess;

beforeAll(async () => {
  here = await startInProcess({});
});
afterAll(() => here.close());

const idOf = async (member: HttpMember) => (await (await member.send("/api/acma/me")).json()).sys.id;
const named = (name: string) => ({ id: name, file: new File([randomBytes(1_000)], name) });

/** All Media of a member. */
async function mediaOf(member: HttpMember, memberId: string) {
  const query = new URLSearchParams({ "sys.createdBy.sys.id": memberId, limit: "100" });
  const answer = await member.send(`/api/acma/spaces/demo/media?${query}`);
  return listSchema.parse(await answer.json()).items.map(({ fields }) => fields);
}

// The same with a real page and its storage is e2e/uploads-kept.spec.ts.
test.each(Array.from({ length: rounds }, (_, round) => round))(
  "30 files, and a page that ends at a random moment, are 30 Media: %i",
  async (round) => {
    const member = await here.signedIn(`kept-${round}@example.com`);
    const memberId = await idOf(member);
    const names = Array.from({ length: fileCount }, (_, at) => `kept ${String(at).padStart(2, "0")}`);
    const parts = { member, memberId, portal: here.url, storage: memoryStorage() };
    const page = new AbortController();
    const { queue, seen } = startQueue({ ...parts, end: page.signal });
    queue.addFiles(
      names.map((name) => named(`${name}.bin`)),
      {},
    );
    // At a random one of them, and the others in any state.
    const arrived = Math.floor(((round + Math.random()) / rounds) * fileCount);
    await expect
      .poll(() => seen.shown.filter(({ media }) => media !== undefined).length, {
        timeout: 25_000,
        interval: 1,
      })
      .toBeGreaterThanOrEqual(arrived);
    page.abort();
    await startQueue(parts).queue.restore();
    const titles = async () => (await mediaOf(member, memberId)).map(({ title }) => title["en-US"]).sort();
    await expect.poll(titles, { timeout: 25_000, interval: 200 }).toEqual(names);
  },
  60_000,
);

test.each([
  ["too long for the service", `${"각".repeat(150)}${"x".repeat(80)}.bin`, /^각{150}x+\.bin$/],
  ["with an emoji and a path traversal", "../../\u{1f30a} wave.bin", /^[^/]*\u{1f30a} wave\.bin$/u],
])("a file with a name %s keeps its extension", async (what, name, expected) => {
  const member = await here.signedIn(`names-${what.length}@example.com`);
  const memberId = await idOf(member);
  const { queue } = startQueue({ member, memberId, portal: here.url });
  await new Promise((resolve) => queue.addFiles([named(name)], { onDone: resolve }));
  const [made] = await mediaOf(member, memberId);
  expect(made?.file["en-US"]?.fileName).toMatch(expected);
});

import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Media } from "#lib/space/media.ts";
import type { Send } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import { type InProcess, startInProcess } from "../in-process/in-process.ts";
import type { HttpMember } from "../session/http-member.ts";
import { type CuttingProxy, startCuttingProxy } from "./cutting-proxy.ts";
import { plainSend, startQueue } from "./queue-in-process.ts";

const megabytes = Number(process.env.UPLOAD_TEST_MEGABYTES ?? 6);
const cuts = Number(process.env.UPLOAD_TEST_CUTS ?? 5);
/** Where it is cut is by chance, and can be played again. */
const seed = Number(process.env.UPLOAD_TEST_SEED ?? Date.now());

let here: InProcess;
let ada: HttpMember;
let memberId: string;

beforeAll(async () => {
  here = await startInProcess({ settings: { accessTokenSeconds: 900 } });
  ada = await here.signedIn();
  memberId = (await (await ada.send("/api/acma/me")).json()).sys.id;
});
afterAll(() => here.close());

const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const mediaRows = () => here.service.context.db.selectFrom("media").select(["id", "fields"]).execute();

const uploadsLeft = async () =>
  (
    await here.service.context.db
      .selectFrom("upload")
      .select("id")
      .where("removed_at", "is", null)
      .where("media_id", "is", null)
      .execute()
  ).length;

/** Parts of a whole, always the same for a seed. */
function parts(count: number): number[] {
  return Array.from({ length: count }, (_, at) => {
    const digest = createHash("sha256").update(`${seed} ${at}`).digest();
    return digest.readUInt32BE() / 2 ** 32;
  });
}

/** What became of one file behind a network that was cut at `cutAt`. */
async function sentThroughCuts(resumes: boolean, cutAt: readonly number[]) {
  const bytes = randomBytes(megabytes * 1_000_000);
  const proxy: CuttingProxy = await startCuttingProxy(Number(new URL(here.url).port), cutAt);
  const before = new Set((await mediaRows()).map(({ id }) => id));
  const left = await uploadsLeft();
  const { queue, seen } = startQueue({ member: ada, memberId, portal: proxy.url, isResumable: resumes });
  let asked = 0;
  const done = new Promise<Media>((resolve) => {
    queue.addFiles([{ id: "big", file: new File([bytes], "big.bin") }], {
      onMedia: () => (asked += 1),
      onDone: resolve,
    });
  });
  // Where it gives up, the member presses "Try again".
  const timer = setInterval(() => {
    for (const { id, state } of seen.shown) if (state === "failed") queue.retry(id);
  }, 200);
  const media = await done;
  clearInterval(timer);
  const made = (await mediaRows()).filter(({ id }) => !before.has(id));
  const url = Object.values(media.fields.file ?? {})[0]?.url ?? "";
  const delivered = new Uint8Array(await (await fetch(url)).arrayBuffer());
  await proxy.close();
  const orphans = (await uploadsLeft()) - left;
  return { made, asked, isWhole: hash(delivered) === hash(bytes), cuts: proxy.cuts(), orphans };
}

describe.each([
  ["resumes where it was cut", true],
  ["restarts where the Space has no tus", false],
] as const)("a file whose connection is cut", (what, resumes) => {
  test(`${what}: one Media at the end, and it is whole (seed ${seed})`, { timeout: 300_000 }, async () => {
    // A restart sends everything again: cuts lie as far apart as the file is long, or it would never arrive.
    const size = megabytes * 1_000_000;
    const cutAt = parts(cuts).map((part, at) => Math.floor(resumes ? part * size : (at + part) * 0.9 * size));
    const { made, asked, isWhole, orphans, ...rest } = await sentThroughCuts(resumes, cutAt);
    expect(rest.cuts).toBeGreaterThan(0);
    expect([made.length, asked, isWhole]).toEqual([1, 1, true]);
    // Without tus no client knows of an Upload whose answer was lost: the service removes it after a day.
    if (resumes) expect(orphans).toBe(0);
  });
});

test("the create whose answer is lost is looked for before it is sent again", async () => {
  const before = (await mediaRows()).length;
  const plain = plainSend(ada, here.url, memberId);
  let creates = 0;
  const losing: Send = async (call) => {
    const response = await plain(call);
    if (call.endpoint === "createMedia" && ++creates === 1)
      throw new SpaceError({ status: 0, code: "Unreachable", message: "cut" });
    return response;
  };
  const { queue, seen } = startQueue({ member: ada, memberId, portal: here.url, send: losing });
  const done = new Promise<Media>((resolve) => {
    queue.addFiles([{ id: "a", file: new File([randomBytes(1000)], "a.bin") }], { onDone: resolve });
  });
  await expect.poll(() => seen.shown[0]?.state).toBe("failed");
  expect(seen.shown[0]?.problem).toBe("connection");
  queue.retry(seen.shown[0]?.id ?? "");
  await done;
  expect([creates, (await mediaRows()).length]).toEqual([1, before + 1]);
});

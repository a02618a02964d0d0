import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { QueueParts } from "#lib/browser/uploading/queue-parts.ts";
import type { UploadOptions } from "#lib/browser/uploading/upload.ts";
import type { Media } from "#lib/space/media.ts";
import type { Send } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import { type InProcess, startInProcess } from "../in-process/in-process.ts";
import type { HttpMember } from "../session/http-member.ts";
import { memoryStorage, plainSend, type QueueOptions, startQueue } from "./queue-in-process.ts";

let here: InProcess;
let ada: HttpMember;
let memberId: string;

beforeAll(async () => {
  here = await startInProcess({ settings: { uploadMaxBytes: 64_000_000 } });
  ada = await here.signedIn();
  memberId = await idOf(ada);
});
afterAll(() => here.close());

const idOf = async (member: HttpMember) => (await (await member.send("/api/acma/me")).json()).sys.id;
const begin = (parts: Partial<QueueOptions> = {}) =>
  startQueue({ member: ada, memberId, portal: here.url, ...parts });
const file = (name: string, bytes = 1000) => new File([randomBytes(bytes)], name);
const named = (name: string, bytes?: number) => ({ id: name, file: file(name, bytes) });
const living = async (table: "media" | "upload") =>
  table === "media"
    ? await here.service.context.db.selectFrom("media").select("id").execute()
    : await here.service.context.db
        .selectFrom("upload")
        .select("id")
        .where("removed_at", "is", null)
        .where("media_id", "is", null)
        .execute();

/** A queue that has sent more than so many bytes of a file, whose next ones are read when it is paused. */
async function pausedAfter(bytes: number, sent: ReturnType<typeof named>, parts: Partial<QueueParts> = {}) {
  const paused = Promise.withResolvers<void>();
  const { queue, seen } = begin({
    ...parts,
    beforeSlice: async (start) => (start > bytes ? paused.promise : undefined),
  });
  const done = new Promise<Media>((resolve) => queue.addFiles([sent], { onDone: resolve }));
  await expect.poll(() => seen.shown[0]?.sentBytes, { timeout: 20_000 }).toBeGreaterThan(bytes);
  queue.pause(sent.id);
  paused.resolve();
  return { queue, seen, done };
}

/** The same `Send`, where `fails` says that a call did not come through. */
function sendThat(fails: (endpoint: string) => number | undefined): Send {
  const plain = plainSend(ada, here.url, memberId);
  return async (call) => {
    const status = fails(call.endpoint);
    if (status === undefined) return await plain(call);
    throw new SpaceError({ status, code: "InternalError", message: "broken" });
  };
}

test("a Media is created with the Upload's id, PENDING, and a searchable title", async () => {
  const { queue, seen } = begin();
  const states = new Set<string>();
  const done = new Promise<Media>((resolve) => {
    queue.addFiles([named("First light.bin")], { onDone: resolve });
  });
  const timer = setInterval(() => seen.shown.map(({ state }) => states.add(state)), 1);
  const { fields } = await done;
  clearInterval(timer);
  expect(fields.title).toEqual({ "en-US": "First light" });
  expect(fields.file?.["en-US"]?.url).toMatch(/^http/);
  expect([...states]).toEqual(expect.arrayContaining(["processing"]));
});

test("a Media that could not be made is made by trying again, and no byte goes twice", async () => {
  let creates = 0;
  let begun = 0;
  const { queue, seen } = begin({
    send: sendThat((endpoint) => (endpoint === "createMedia" && ++creates === 1 ? 503 : undefined)),
    onShow: (shown) => {
      begun += shown.filter(({ state, sentBytes }) => state === "sending" && sentBytes === 0).length;
    },
  });
  const done = new Promise<Media>((resolve) => queue.addFiles([named("again.bin")], { onDone: resolve }));
  await expect.poll(() => seen.shown[0]?.state).toBe("failed");
  expect(seen.shown[0]).toMatchObject({ problem: "unavailable", sentBytes: 1000, canPause: false });
  const before = begun;
  queue.retry("again.bin");
  await done;
  expect([creates, begun]).toEqual([2, before]);
});

test("three go at once, and they finish in the order in which they came", async () => {
  let most = 0;
  const finished: string[] = [];
  const { queue } = begin({
    onShow: (shown) => {
      most = Math.max(most, shown.filter(({ state }) => state === "sending").length);
    },
  });
  const names = Array.from({ length: 12 }, (_, index) => `fair ${index}.bin`);
  await Promise.all(
    names.map(
      (name) =>
        new Promise<void>((resolve) => {
          queue.addFiles([named(name, 50_000)], {
            onDone: () => {
              finished.push(name);
              resolve();
            },
          });
        }),
    ),
  );
  expect(most).toBe(3);
  const farthest = Math.max(...finished.map((name, place) => Math.abs(names.indexOf(name) - place)));
  expect(farthest).toBeLessThanOrEqual(3);
});

test("a cancelled file leaves neither Upload nor Media, at any step", async () => {
  const before = [(await living("media")).length, (await living("upload")).length];
  const { queue, seen } = begin();
  queue.addFiles([named("sending.bin", 15_000_000)], {});
  await expect.poll(() => seen.shown[0]?.sentBytes ?? 0).toBeGreaterThan(0);
  await queue.cancel("sending.bin");
  queue.addFiles([named("paused.bin", 15_000_000)], {});
  await expect.poll(() => seen.shown[0]?.sentBytes ?? 0).toBeGreaterThan(0);
  queue.pause("paused.bin");
  await queue.cancel("paused.bin");
  queue.addFiles([named("processing.bin")], {});
  await expect.poll(() => seen.shown[0]?.media).toBeDefined();
  await queue.cancel("processing.bin");
  expect(seen.shown).toEqual([]);
  await expect
    .poll(async () => [(await living("media")).length, (await living("upload")).length])
    .toEqual(before);
});

test("a Media whose answer was lost is removed too, also among newer ones", async () => {
  const plain = plainSend(ada, here.url, memberId);
  const { queue, seen } = begin({
    send: async (call) => {
      // Pages of one Media each stand for a member who makes many.
      const query = call.query?.replace("limit=30", "limit=1");
      const answer = await plain({ ...call, ...(query !== undefined && { query }) });
      if (call.endpoint !== "createMedia") return answer;
      throw new SpaceError({ status: 0, code: "Unreachable", message: "cut" });
    },
  });
  const before = await living("media");
  queue.addFiles([named("lost.bin")], {});
  await expect.poll(() => seen.shown[0]?.state).toBe("failed");
  const lost = (await living("media")).filter(({ id }) => !before.some((one) => one.id === id));
  expect(lost).toHaveLength(1);
  const since = begin();
  for (const name of ["since 1.bin", "since 2.bin"])
    await new Promise<Media>((resolve) => since.queue.addFiles([named(name)], { onDone: resolve }));
  await queue.cancel("lost.bin");
  expect(await living("media")).not.toContainEqual(lost[0]);
});

test.each<UploadOptions>([{ target: "draft#used" }, { onMedia: () => undefined }])(
  "a Media that was taken where it belongs stays when its row is closed: %j",
  async (options) => {
    const { queue, seen } = begin({ deliver: () => true });
    queue.addFiles([named("used.bin")], options);
    await expect.poll(() => seen.shown[0]?.state, { interval: 2 }).toBe("processing");
    const mediaId = seen.shown[0]?.media?.sys.id;
    await queue.cancel("used.bin");
    expect(seen.shown).toEqual([]);
    expect(await living("media")).toContainEqual({ id: mediaId });
  },
);

test("a paused file continues from there", async () => {
  const { queue, seen, done } = await pausedAfter(0, named("paused.bin", 20_000_000));
  expect(seen.shown[0]?.state).toBe("paused");
  queue.retry("paused.bin");
  expect((await done).fields.file?.["en-US"]?.detail?.size).toBe(20_000_000);
});

test("a file resumed before its pause is complete isn't sent twice", async () => {
  let looks = 0;
  const onRequest = ({ method }: IncomingMessage) => {
    if (method === "HEAD") looks += 1;
  };
  here.service.app.server.on("request", onRequest);
  const { queue, seen } = begin({ beforeSlice: () => wait(60) });
  const done = new Promise<Media>((resolve) =>
    queue.addFiles([named("often.bin", 40_000_000)], { onDone: resolve }),
  );
  await expect.poll(() => seen.shown[0]?.sentBytes ?? 0, { interval: 2 }).toBeGreaterThan(0);
  const pauses = 8;
  for (let pause = 0; pause < pauses; pause++) {
    queue.pause("often.bin");
    await wait(2);
    queue.retry("often.bin");
    await wait(90);
  }
  expect((await done).fields.file?.["en-US"]?.detail?.size).toBe(40_000_000);
  here.service.app.server.off("request", onRequest);
  // Going on twice each time would be twice as many; a look that a busy machine cut off is made again.
  expect(looks).toBeLessThan(pauses * 1.5);
});

test("a Media that is cancelled while the device stores it is removed, and not delivered", async () => {
  const storage = memoryStorage();
  const { save } = storage;
  const given: string[] = [];
  const taken: string[] = [];
  const { queue } = begin({
    storage: {
      ...storage,
      save: async (stored) => {
        await save(stored);
        if (stored.mediaId === undefined) return;
        void queue.cancel(stored.id);
        taken.push(stored.mediaId);
      },
    },
    deliver: (target) => given.push(target) > 0,
  });
  const before = await living("media");
  queue.addFiles([named("learnt.bin")], { target: "draft#learnt", onMedia: () => given.push("onMedia") });
  await expect.poll(() => taken.length).toBe(1);
  await expect.poll(() => living("media")).toEqual(before);
  expect(given).toEqual([]);
});

test("all paused files stop, and continue together", async () => {
  const before = (await living("upload")).length;
  const { queue, seen } = begin();
  const names = Array.from({ length: 8 }, (_, index) => `all ${index}.bin`);
  const done = names.map(
    (name) => new Promise<Media>((resolve) => queue.addFiles([named(name, 3_000_000)], { onDone: resolve })),
  );
  await expect
    .poll(() => seen.shown.filter(({ state }) => state === "sending").length, { interval: 2 })
    .toBe(3);
  queue.pause(...names);
  expect(seen.shown.map(({ state }) => state)).toEqual(names.map(() => "paused"));
  await wait(500);
  expect(seen.shown.map(({ state }) => state)).toEqual(names.map(() => "paused"));
  expect((await living("upload")).length - before).toBeLessThanOrEqual(3);
  queue.retry(...names);
  expect(new Set((await Promise.all(done)).map(({ sys }) => sys.id)).size).toBe(8);
});

test("after a reload it continues from what had arrived, also if it was paused", async () => {
  const storage = memoryStorage();
  await pausedAfter(9_000_000, named("kept.bin", 30_000_000), { storage });
  const { queue, seen } = begin({ storage });
  await queue.restore();
  expect(seen.shown[0]).toMatchObject({ id: "kept.bin", state: "paused" });
  let least = Number.POSITIVE_INFINITY;
  queue.retry("kept.bin");
  await expect
    .poll(
      () => {
        const [{ sentBytes = 0, state = "done" } = {}] = seen.shown;
        if (state === "sending" && sentBytes > 0) least = Math.min(least, sentBytes);
        return storage.stored.size === 0 || state === "done";
      },
      { interval: 5, timeout: 20_000 },
    )
    .toBe(true);
  expect(least).toBeGreaterThan(4_000_000);
});

test("without its bytes it waits until the same file is chosen once more", async () => {
  const storage = memoryStorage();
  const bytes = file("chosen.bin", 15_000_000);
  const first = begin({ storage });
  first.queue.addFiles([{ id: "chosen", file: bytes }], {});
  await expect.poll(() => [...storage.stored.values()][0]?.resumableUrl).toBeDefined();
  first.queue.pause("chosen");
  storage.files.clear();
  const { queue, seen } = begin({ storage });
  await queue.restore();
  expect(seen.shown[0]).toMatchObject({ state: "failed", problem: "chooseAgain" });
  expect(queue.giveFile("chosen", file("another.bin"))).toBe(false);
  expect(queue.giveFile("chosen", bytes)).toBe(true);
  await expect.poll(() => seen.shown[0]?.state, { timeout: 20_000 }).toBe("done");
});

test("a changed file of the same name and size starts again", async () => {
  const storage = memoryStorage();
  const bytes = file("changed.bin", 15_000_000);
  const first = begin({ storage });
  first.queue.addFiles([{ id: "changed", file: bytes }], {});
  await expect.poll(() => [...storage.stored.values()][0]?.resumableUrl).toBeDefined();
  first.queue.pause("changed");
  storage.files.clear();
  const { queue, seen } = begin({ storage });
  await queue.restore();
  const old = storage.stored.get("changed")?.resumableUrl;
  const changed = new File([randomBytes(bytes.size)], bytes.name, { lastModified: bytes.lastModified + 1 });
  expect(queue.giveFile("changed", changed)).toBe(true);
  expect(storage.stored.get("changed")).not.toMatchObject({ resumableUrl: old });
  await expect.poll(() => seen.shown[0]?.state, { timeout: 20_000 }).toBe("done");
});

test("the next member of the same device sees none of them", async () => {
  const storage = memoryStorage();
  const first = begin({ storage });
  first.queue.addFiles([named("mine.bin", 15_000_000)], {});
  await expect.poll(() => storage.stored.size).toBe(1);
  first.queue.pause("mine.bin");
  const linus = await here.signedIn("linus@example.com");
  const { queue, seen } = startQueue({
    member: linus,
    memberId: await idOf(linus),
    portal: here.url,
    storage,
  });
  await queue.restore();
  expect(seen.shown).toEqual([]);
  await first.queue.cancel("mine.bin");
});

test("when the session ends they wait, and continue when the same member signs in again", async () => {
  const grace = await here.signedIn("grace@example.com");
  const news: string[] = [];
  const { queue, seen } = startQueue({
    member: grace,
    memberId: await idOf(grace),
    portal: here.url,
    onSessionEnd: (what) => news.push(what),
  });
  await grace.post("/logout");
  const done = new Promise<Media>((resolve) =>
    queue.addFiles([named("over.bin", 2_000_000)], { onDone: resolve }),
  );
  await expect.poll(() => seen.shown[0]?.problem).toBe("signIn");
  expect([seen.shown[0]?.state, news[0]]).toEqual(["waiting", "ended"]);
  await grace.signIn("grace@example.com");
  queue.resume(true);
  expect((await done).fields.file?.["en-US"]?.url).toBeDefined();
});

test("a refusal of the service is shown with its reason", async () => {
  const { queue, seen } = begin();
  queue.addFiles([named("huge.bin", 65_000_000)], {});
  await expect.poll(() => seen.shown[0]?.problem, { timeout: 15_000 }).toBe("refusedSize");
  queue.addFiles([{ id: "void", file: new File([], "void.bin") }], {});
  await expect.poll(() => seen.shown.find(({ id }) => id === "void")?.problem).toBe("empty");
});

test("a Media is delivered once, also to a later listener", async () => {
  const storage = memoryStorage();
  const given: string[] = [];
  let isThere = false;
  const deliver: QueueParts["deliver"] = (target, _media, { uploadId }) => {
    if (isThere) given.push(`${target} ${uploadId}`);
    return isThere;
  };
  const first = begin({ storage, deliver });
  await new Promise<Media>((resolve) =>
    first.queue.addFiles([named("cover.bin")], { target: "draft#cover", onDone: resolve }),
  );
  await expect.poll(() => [...storage.stored.values()][0]?.isDone).toBe(true);
  const { queue, seen } = begin({ storage, deliver });
  await queue.restore();
  // Only what waits for it has to know of it.
  await expect.poll(() => seen.shown.map(({ isHidden }) => isHidden)).toEqual([true]);
  isThere = true;
  const offered = () => {
    queue.offer("draft#cover");
    return given;
  };
  await expect.poll(offered).toEqual(["draft#cover cover.bin"]);
  await expect.poll(() => storage.stored.size).toBe(0);
});

test("the Media of a detached upload doesn't reach its former target, not even after a reload", async () => {
  const storage = memoryStorage();
  const given: string[] = [];
  const deliver: QueueParts["deliver"] = (_target, _media, { uploadId }) => given.push(uploadId) > 0;
  let isHere = false;
  const first = begin({ storage, deliver: (...media) => isHere && deliver(...media) });
  await new Promise<Media>((resolve) =>
    first.queue.addFiles([named("aside.bin")], { target: "profile#avatar", onDone: resolve }),
  );
  first.queue.addFiles([named("later.bin", 3_000_000)], { target: "profile#avatar" });
  first.queue.release("profile#avatar");
  isHere = true;
  first.queue.offer("profile#avatar");
  expect(first.seen.shown.map(({ target }) => target)).toEqual([undefined, undefined]);
  await expect
    .poll(() => [...storage.stored.values()].some(({ target }) => target !== undefined))
    .toBe(false);
  const { queue } = begin({ storage, deliver });
  await queue.restore();
  queue.offer("profile#avatar");
  await expect.poll(() => storage.stored.size, { timeout: 20_000 }).toBe(0);
  expect(given).toEqual([]);
});

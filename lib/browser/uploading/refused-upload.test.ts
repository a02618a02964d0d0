import { expect, test, vi } from "vitest";
import { content, page } from "../stub-space-for-tests.ts";
import { goingOn, keptFile } from "./queue-for-tests.ts";

test.each([
  [413, "refusedSize"],
  [415, "refusedKind"],
])(
  "what was refused with %d stays refused over a reload, until it is tried again",
  async (status, problem) => {
    const first = await goingOn();
    first.events.onFailed("a", { status });
    await vi.waitFor(() => expect(first.kept.get("a")?.problem).toBe(problem));
    const { queue, begin, shownNow } = await goingOn(first.kept);
    expect(shownNow()).toMatchObject({ state: "failed", problem });
    expect(begin).not.toHaveBeenCalled();
    queue.retry("a");
    expect(begin).toHaveBeenCalledWith(expect.objectContaining({ id: "a" }));
    expect(first.kept.get("a")?.problem).toBeUndefined();
  },
);

test("what the service says of a file is told beside it", async () => {
  const details = [{ path: "fields.file", message: "Must be 200 characters or fewer; it is 230." }];
  const body = { sys: { type: "Error", id: "ValidationFailed" }, message: "Invalid.", details };
  const kept = new Map([["a", keptFile("a", { uploadId: "u1" })]]);
  const { shownNow } = await goingOn(kept, { answer: async () => Response.json(body, { status: 422 }) });
  await vi.waitFor(() =>
    expect(shownNow()).toMatchObject({
      problem: "refused",
      reason: "Must be 200 characters or fewer; it is 230.",
    }),
  );
});

const media = (id: string, state: string) => ({
  sys: content(id, {}).sys,
  fields: { file: { "en-US": { state, fileName: `${id}.bin` } } },
});

function processing(target?: string) {
  const kept = keptFile("a", { uploadId: "u1", mediaId: "m1", ...(target !== undefined && { target }) });
  const answer = async () => Response.json(page(media("m1", "FAILED")));
  return goingOn(new Map([["a", kept]]), { answer });
}

test("what the service could not read is told by one page alone", async () => {
  const { shownNow, kept } = await processing();
  await vi.waitFor(() => expect(shownNow()).toMatchObject({ state: "failed", problem: "processing" }), 5_000);
  expect(kept.size).toBe(0);
});

test("for a text that waits for it, it stays as it was told", async () => {
  const { shownNow, kept } = await processing("draft#story");
  await vi.waitFor(() => expect(shownNow()).toMatchObject({ state: "failed", problem: "processing" }), 5_000);
  const later = await goingOn(kept);
  expect(later.shownNow()).toMatchObject({ state: "failed", problem: "processing" });
});

test("a Media that comes after one that was added later stands before it, also over a reload", async () => {
  const kept = new Map(
    ["a", "b"].map((id, at) => [
      id,
      keptFile(id, { uploadId: id, addedAt: at, target: "draft#photos", isPaused: id === "a" }),
    ]),
  );
  const answer = async () => Response.json(media("mb", "PROCESSING"), { status: 201 });
  const first = await goingOn(kept, { answer, deliver: (_target, { sys: { id } }) => id === "mb" });
  await vi.waitFor(() => expect(first.kept.get("a")?.laterMedia).toEqual(["mb"]));

  const given: unknown[] = [];
  const later = await goingOn(kept, {
    answer: async () => Response.json(media("ma", "PROCESSING"), { status: 201 }),
    deliver: (_target, _media, place) => given.push(place) > 0,
  });
  later.queue.retry("a");
  await vi.waitFor(() => expect(given).toEqual([{ uploadId: "a", laterMedia: ["mb"] }]));
});

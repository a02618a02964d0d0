import { expect, test, vi } from "vitest";
import { content, page } from "../stub-space-for-tests.ts";
import { restoredQueue, storedUpload } from "./queue-for-tests.ts";

test.each([
  [413, "refusedSize"],
  [415, "refusedKind"],
])("a file refused with %d stays refused over a reload, until it is retried", async (status, problem) => {
  const first = await restoredQueue();
  await first.fail({ status });
  expect(first.stored.get("a")?.problem).toBe(problem);
  const { queue, sendFile, shownNow } = await restoredQueue(first.stored);
  expect(shownNow()).toMatchObject({ state: "failed", problem });
  expect(sendFile).not.toHaveBeenCalled();
  queue.retry("a");
  expect(sendFile).toHaveBeenCalledOnce();
  expect(first.stored.get("a")?.problem).toBeUndefined();
});

test("the service's message for a file is shown", async () => {
  const details = [{ path: "fields.file", message: "Must be 200 characters or fewer; it is 230." }];
  const body = { sys: { type: "Error", id: "ValidationFailed" }, message: "Invalid.", details };
  const stored = new Map([["a", storedUpload("a", { uploadId: "u1" })]]);
  const { shownNow } = await restoredQueue(stored, {
    answer: async () => Response.json(body, { status: 422 }),
  });
  await vi.waitFor(
    () =>
      expect(shownNow()).toMatchObject({
        problem: "refused",
        reason: "Must be 200 characters or fewer; it is 230.",
      }),
    { timeout: 10_000 },
  );
});

const media = (id: string, state: string) => ({
  sys: content(id, {}).sys,
  fields: { file: { "en-US": { state, fileName: `${id}.bin` } } },
});

function processing(target?: string) {
  const stored = storedUpload("a", {
    uploadId: "u1",
    mediaId: "m1",
    ...(target !== undefined && { target }),
  });
  const answer = async () => Response.json(page(media("m1", "FAILED")));
  return restoredQueue(new Map([["a", stored]]), { answer });
}

test("a file that the service could not read is reported on one page", async () => {
  const { shownNow, stored } = await processing();
  await vi.waitFor(() => expect(shownNow()).toMatchObject({ state: "failed", problem: "processing" }), 5_000);
  expect(stored.size).toBe(0);
});

test("it is reported again where a text waits for it", async () => {
  const { shownNow, stored } = await processing("draft#story");
  await vi.waitFor(() => expect(shownNow()).toMatchObject({ state: "failed", problem: "processing" }), 5_000);
  const later = await restoredQueue(stored);
  expect(later.shownNow()).toMatchObject({ state: "failed", problem: "processing" });
});

test("a Media that arrives after one that was added later goes before it, also over a reload", async () => {
  const stored = new Map(
    ["a", "b"].map((id, at) => [
      id,
      storedUpload(id, { uploadId: id, addedAt: at, target: "draft#photos", isPaused: id === "a" }),
    ]),
  );
  const answer = async () => Response.json(media("mb", "PROCESSING"), { status: 201 });
  const first = await restoredQueue(stored, { answer, deliver: (_target, { sys: { id } }) => id === "mb" });
  await vi.waitFor(() => expect(first.stored.get("a")?.laterMedia).toEqual(["mb"]), { timeout: 10_000 });

  const given: unknown[] = [];
  const later = await restoredQueue(stored, {
    answer: async () => Response.json(media("ma", "PROCESSING"), { status: 201 }),
    deliver: (_target, _media, place) => given.push(place) > 0,
  });
  later.queue.retry("a");
  await vi.waitFor(() => expect(given).toEqual([{ uploadId: "a", laterMedia: ["mb"] }]), { timeout: 10_000 });
});

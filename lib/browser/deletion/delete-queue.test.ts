import { expect, test, vi } from "vitest";
import type { DeleteFailure, DeleteOutcome } from "./delete-item.ts";
import type { PendingDeletion } from "./delete-queue.ts";
import { createDeleteQueue } from "./delete-queue.ts";

/** A queue, and items whose deletes `send` answers. */
function queueOf(send: (id: string, isLeaving: boolean) => Promise<DeleteOutcome>) {
  const items = new Map<string, PendingDeletion>();
  const item = (id: string): PendingDeletion => {
    const fresh = {
      listId: "article",
      id,
      title: id,
      right: "delete",
      send: (isLeaving: boolean) => send(id, isLeaving),
    } as const;
    if (!items.has(id)) items.set(id, fresh);
    return items.get(id) ?? fresh;
  };
  const many = (count: number) => Array.from({ length: count }, (_, index) => item(String(index)));
  return { deletions: createDeleteQueue(), item, many };
}

function removal(outcomes: Record<string, DeleteFailure> = {}) {
  const sent: [id: string, isLeaving: boolean][] = [];
  const queue = queueOf(async (id, isLeaving) => {
    sent.push([id, isLeaving]);
    return outcomes[id] ?? "deleted";
  });
  return { ...queue, sent };
}

/** Nothing is answered before `open`. */
function slowRemoval() {
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const sent: [id: string, isLeaving: boolean][] = [];
  const queue = queueOf(async (id, isLeaving) => {
    sent.push([id, isLeaving]);
    await gate;
    return "deleted";
  });
  return { ...queue, sent, open };
}

test("it is off the lists at once and nothing is sent", () => {
  const { deletions, sent, item } = removal();
  deletions.add([item("a")]);
  expect([...deletions.now().hidden]).toEqual(["a"]);
  expect(sent).toEqual([]);
});

test("undo brings back all that waits, and nothing was sent", async () => {
  const { deletions, sent, item } = removal();
  deletions.add([item("a")]);
  deletions.add([item("b"), item("c")]);
  expect(deletions.undo().map(({ id }) => id)).toEqual(["a", "b", "c"]);
  await deletions.send();
  expect(deletions.now().hidden.size).toBe(0);
  expect(sent).toEqual([]);
});

test("deleted items stay hidden, also from older answers", async () => {
  const { deletions, sent, item } = removal();
  deletions.add([item("a")]);
  await deletions.send();
  expect(sent).toEqual([["a", false]]);
  expect([...deletions.now().hidden]).toEqual(["a"]);
  expect(deletions.now()).toMatchObject({ pending: [], failed: [], answered: 1 });
});

test("refused items are shown again with their reason, and the others are gone", async () => {
  const { deletions, item } = removal({ b: "refused", d: "unreachable" });
  deletions.add(["a", "b", "c", "d"].map(item));
  await deletions.send();
  expect([...deletions.now().hidden].sort()).toEqual(["a", "c"]);
  expect(
    deletions
      .now()
      .failed.map(({ id, failure }) => [id, failure])
      .sort(),
  ).toEqual([
    ["b", "refused"],
    ["d", "unreachable"],
  ]);
});

test("what was read is forgotten, and what another list could not delete is not", async () => {
  const { deletions, item } = removal({ a: "refused", b: "unreachable" });
  deletions.add(["a", "b"].map(item));
  await deletions.send();
  deletions.forgetFailed(deletions.now().failed.filter(({ id }) => id === "a"));
  expect(deletions.now().failed.map(({ id }) => id)).toEqual(["b"]);
});

test("trying again takes the old reason away", async () => {
  const { deletions, item } = removal({ a: "unreachable" });
  deletions.add([item("a")]);
  await deletions.send();
  deletions.add(deletions.now().failed);
  expect(deletions.now().failed).toEqual([]);
  expect(deletions.now().hidden.has("a")).toBe(true);
});

test("queued or pending items aren't sent twice", async () => {
  const { deletions, sent, item } = removal();
  deletions.add([item("a")]);
  deletions.add([item("a")]);
  const sending = deletions.send();
  deletions.add([item("a")]);
  await Promise.all([sending, deletions.send()]);
  expect(sent).toHaveLength(1);
});

test("while one batch is being deleted, the next one waits and can be undone", async () => {
  const { deletions, sent, item } = removal();
  deletions.add([item("a")]);
  const sending = deletions.send();
  deletions.add([item("b")]);
  await sending;
  expect(deletions.undo()).toEqual([item("b")]);
  expect(sent).toEqual([["a", false]]);
});

test("a few are sent at a time; a page that goes away sends all of them at once", async () => {
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const remove = vi.fn(async () => {
    await gate;
    return "deleted" as const;
  });
  const slow = queueOf(remove);
  slow.deletions.add(slow.many(30));
  const sending = slow.deletions.send();
  expect(remove).toHaveBeenCalledTimes(4);
  open();
  await sending;
  expect(remove).toHaveBeenCalledTimes(30);

  const { deletions, sent, many } = removal();
  deletions.add(many(30));
  void deletions.send(true);
  expect(sent).toHaveLength(30);
  expect(sent.every(([, isLeaving]) => isLeaving)).toBe(true);
});

test("a closing page sends the queued batches too", async () => {
  const { deletions, sent, open, many } = slowRemoval();
  deletions.add(many(6));
  const sending = deletions.send();
  expect(sent).toHaveLength(4);
  void deletions.send(true);
  expect(sent.slice(4)).toEqual([
    ["4", true],
    ["5", true],
  ]);
  open();
  await sending;
  expect(sent).toHaveLength(6);
});

test("`send` resolves once every delete is answered, including pending ones", async () => {
  const { deletions, open, many } = slowRemoval();
  deletions.add(many(2));
  void deletions.send();
  let isDone = false;
  const done = deletions.send(true).then(() => {
    isDone = true;
  });
  await Promise.resolve();
  expect(isDone).toBe(false);
  open();
  await done;
  expect(deletions.now().answered).toBe(2);
});

test("listeners are called for each change until they unsubscribe", () => {
  const { deletions, item } = removal();
  const listener = vi.fn();
  const stop = deletions.subscribe(listener);
  deletions.add([item("a")]);
  stop();
  deletions.undo();
  expect(listener).toHaveBeenCalledOnce();
});

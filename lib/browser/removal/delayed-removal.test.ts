import { expect, test, vi } from "vitest";
import { createDelayedRemoval } from "./delayed-removal.ts";
import type { Doomed } from "./removal-state.ts";
import type { RemoveFailure } from "./remove.ts";

const item = (id: string): Doomed => ({
  listId: "article",
  id,
  title: id,
  isOwn: true,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => item(String(index)));

function removal(outcomes: Record<string, RemoveFailure> = {}) {
  const sent: [id: string, isLeaving: boolean][] = [];
  const removals = createDelayedRemoval(async ({ id }, isLeaving) => {
    sent.push([id, isLeaving]);
    return outcomes[id] ?? "deleted";
  });
  return { removals, sent };
}

/** Nothing is answered before `open`. */
function slowRemoval() {
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const sent: [id: string, isLeaving: boolean][] = [];
  const removals = createDelayedRemoval(async ({ id }, isLeaving) => {
    sent.push([id, isLeaving]);
    await gate;
    return "deleted";
  });
  return { removals, sent, open };
}

test("it is off the lists at once and nothing is sent", () => {
  const { removals, sent } = removal();
  removals.take([item("a")]);
  expect([...removals.now().hidden]).toEqual(["a"]);
  expect(sent).toEqual([]);
});

test("undo brings back all that waits, and nothing was sent", async () => {
  const { removals, sent } = removal();
  removals.take([item("a")]);
  removals.take([item("b"), item("c")]);
  expect(removals.undo().map(({ id }) => id)).toEqual(["a", "b", "c"]);
  await removals.send();
  expect(removals.now().hidden.size).toBe(0);
  expect(sent).toEqual([]);
});

test("what is deleted stays off the lists, whatever an old answer still says", async () => {
  const { removals, sent } = removal();
  removals.take([item("a")]);
  await removals.send();
  expect(sent).toEqual([["a", false]]);
  expect([...removals.now().hidden]).toEqual(["a"]);
  expect(removals.now()).toMatchObject({ waiting: [], undeleted: [], answered: 1 });
});

test("what is refused is there again with its reason, and the others are gone", async () => {
  const { removals } = removal({ b: "refused", d: "unreachable" });
  removals.take(["a", "b", "c", "d"].map(item));
  await removals.send();
  expect([...removals.now().hidden].sort()).toEqual(["a", "c"]);
  expect(
    removals
      .now()
      .undeleted.map(({ id, failure }) => [id, failure])
      .sort(),
  ).toEqual([
    ["b", "refused"],
    ["d", "unreachable"],
  ]);
});

test("trying again takes the old reason away", async () => {
  const { removals } = removal({ a: "unreachable" });
  removals.take([item("a")]);
  await removals.send();
  removals.take(removals.now().undeleted);
  expect(removals.now().undeleted).toEqual([]);
  expect(removals.now().hidden.has("a")).toBe(true);
});

test("what waits already, or is on its way, is not sent twice", async () => {
  const { removals, sent } = removal();
  removals.take([item("a")]);
  removals.take([item("a")]);
  const sending = removals.send();
  removals.take([item("a")]);
  await Promise.all([sending, removals.send()]);
  expect(sent).toHaveLength(1);
});

test("while one batch is being deleted, the next one waits and can be taken back", async () => {
  const { removals, sent } = removal();
  removals.take([item("a")]);
  const sending = removals.send();
  removals.take([item("b")]);
  await sending;
  expect(removals.undo()).toEqual([item("b")]);
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
  const slow = createDelayedRemoval(remove);
  slow.take(many(30));
  const sending = slow.send();
  expect(remove).toHaveBeenCalledTimes(4);
  open();
  await sending;
  expect(remove).toHaveBeenCalledTimes(30);

  const { removals, sent } = removal();
  removals.take(many(30));
  void removals.send(true);
  expect(sent).toHaveLength(30);
  expect(sent.every(([, isLeaving]) => isLeaving)).toBe(true);
});

test("a page that goes away takes along those too that were next in turn", async () => {
  const { removals, sent, open } = slowRemoval();
  removals.take(many(6));
  const sending = removals.send();
  expect(sent).toHaveLength(4);
  void removals.send(true);
  expect(sent.slice(4)).toEqual([
    ["4", true],
    ["5", true],
  ]);
  open();
  await sending;
  expect(sent).toHaveLength(6);
});

test("whoever sends hears when all is answered, also what was on its way before", async () => {
  const { removals, open } = slowRemoval();
  removals.take(many(2));
  void removals.send();
  let isDone = false;
  const done = removals.send(true).then(() => {
    isDone = true;
  });
  await Promise.resolve();
  expect(isDone).toBe(false);
  open();
  await done;
  expect(removals.now().answered).toBe(2);
});

test("whoever listens hears of it", () => {
  const { removals } = removal();
  const listener = vi.fn();
  const stop = removals.subscribe(listener);
  removals.take([item("a")]);
  stop();
  removals.undo();
  expect(listener).toHaveBeenCalledOnce();
});

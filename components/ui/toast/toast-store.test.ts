import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast, pauseToast, runToastAction, toast } from "./toast-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (let left = currentToast(); left !== undefined; left = currentToast()) dismissToast(left.id);
  vi.useRealTimers();
});

test("it closes after five seconds or its own time, independent of rendering", () => {
  const gone = vi.fn();
  toast("Deleted", { action: { label: "Undo", run: () => {} }, onGone: gone });
  vi.advanceTimersByTime(4_999);
  expect(gone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(gone).toHaveBeenCalledOnce();
  expect(currentToast()).toBeUndefined();

  toast("15 deleted", { seconds: 15, onGone: gone });
  vi.advanceTimersByTime(14_999);
  expect(gone).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(gone).toHaveBeenCalledTimes(2);
});

test("a pause stops its time", () => {
  toast("Deleted");
  const id = currentToast()?.id ?? 0;
  vi.advanceTimersByTime(3_000);
  pauseToast(id, true);
  pauseToast(id, true);
  vi.advanceTimersByTime(60_000);
  expect(currentToast()?.message).toBe("Deleted");
  pauseToast(id, false);
  pauseToast(id, false);
  vi.advanceTimersByTime(1_999);
  expect(currentToast()?.message).toBe("Deleted");
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
});

test("what took its place has its own time, and a word that waited has all of it", () => {
  toast("Deleted", { action: { label: "Undo", run: () => {} } });
  const first = currentToast()?.id ?? 0;
  pauseToast(first, true);
  toast("2 deleted", { action: { label: "Undo", run: () => {} } });
  pauseToast(first, false);
  toast("Link copied");
  vi.advanceTimersByTime(5_000);
  expect(currentToast()?.message).toBe("Link copied");
  vi.advanceTimersByTime(4_999);
  expect(currentToast()?.message).toBe("Link copied");
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
});

test("one at a time: the next one sends the last one away", () => {
  const gone = vi.fn();
  toast("“Five ridges” deleted", { onGone: gone });
  toast("Link copied");
  expect(gone).toHaveBeenCalledOnce();
  expect(currentToast()?.message).toBe("Link copied");
});

test("a toast without an action waits while Undo is offered", () => {
  const gone = vi.fn();
  toast("Deleted", { action: { label: "Undo", run: () => {} }, onGone: gone });
  toast("Link copied");
  expect(currentToast()?.message).toBe("Deleted");
  expect(gone).not.toHaveBeenCalled();
  dismissToast(currentToast()?.id ?? 0);
  expect(gone).toHaveBeenCalledOnce();
  expect(currentToast()?.message).toBe("Link copied");
  dismissToast(currentToast()?.id ?? 0);
});

test("another toast with Undo replaces it at once", () => {
  const gone = vi.fn();
  toast("Deleted", { action: { label: "Undo", run: () => {} }, onGone: gone });
  toast("2 deleted", { action: { label: "Undo", run: () => {} } });
  expect(gone).toHaveBeenCalledOnce();
  expect(currentToast()?.message).toBe("2 deleted");
  dismissToast(currentToast()?.id ?? 0);
});

test("taking it back is not leaving", () => {
  const gone = vi.fn();
  const undo = vi.fn();
  toast("Deleted", { action: { label: "Undo", run: undo }, onGone: gone });
  const id = currentToast()?.id ?? 0;
  runToastAction(id);
  dismissToast(id);
  expect(undo).toHaveBeenCalledOnce();
  expect(gone).not.toHaveBeenCalled();
  expect(currentToast()).toBeUndefined();
});

test("closing an old toast doesn't close the next one", () => {
  toast("First");
  const first = currentToast()?.id ?? 0;
  toast("Second");
  dismissToast(first);
  expect(currentToast()?.message).toBe("Second");
});

test("a link runs in place of the action, once, and takes the toast along", () => {
  const [undo, view] = [vi.fn(), vi.fn()];
  const link = { label: "View", run: view };
  toast("Published", { action: { label: "Undo", run: undo }, links: [link] });
  const id = currentToast()?.id ?? 0;
  runToastAction(id, link);
  runToastAction(id, link);
  expect([undo, view].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(currentToast()).toBeUndefined();
});

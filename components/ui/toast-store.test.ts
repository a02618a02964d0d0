import { expect, test, vi } from "vitest";
import { currentToast, dismissToast, runToastAction, toast } from "./toast-store.ts";

test("one at a time: the next one sends the last one away", () => {
  const gone = vi.fn();
  toast("“Five ridges” deleted", { onGone: gone });
  toast("Link copied");
  expect(gone).toHaveBeenCalledOnce();
  expect(currentToast()?.message).toBe("Link copied");
});

test("a mere word waits until what can be taken back has had its time", () => {
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

test("another thing that can be taken back takes its place at once", () => {
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

test("what has left already cannot take the next one with it", () => {
  toast("First");
  const first = currentToast()?.id ?? 0;
  toast("Second");
  dismissToast(first);
  expect(currentToast()?.message).toBe("Second");
});

import { beforeEach, expect, test, vi } from "vitest";

const page = new EventTarget();
vi.stubGlobal("window", page);
const { afterPress } = await import("./after-press.ts");

const on = (name: string) => page.dispatchEvent(new Event(name));

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("without a press an action is at once", () => {
  const action = vi.fn();
  afterPress(action);
  expect(action).toHaveBeenCalledOnce();
});

test("during a press it waits until the click has its target, and comes before the click is answered", () => {
  const order: string[] = [];
  on("pointerdown");
  afterPress(() => order.push("action"));
  on("pointerup");
  expect(order).toEqual([]);
  page.addEventListener("click", () => order.push("click"), { once: true });
  on("click");
  vi.runAllTimers();
  expect(order).toEqual(["action", "click"]);
});

test.each(["pointerup", "pointercancel"])(
  "a press that ends by %s without a click keeps nothing back",
  (end) => {
    const [first, second] = [vi.fn(), vi.fn()];
    on("pointerdown");
    afterPress(first);
    on(end);
    vi.runAllTimers();
    expect(first).toHaveBeenCalledOnce();
    afterPress(second);
    expect(second).toHaveBeenCalledOnce();
  },
);

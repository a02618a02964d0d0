import { expect, test, vi } from "vitest";

test("the page after one that sent deletes as it closed requests its lists again, and hides nothing that may still be there", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", new EventTarget());
  const open = async () => {
    vi.resetModules();
    return (await import("./page-deletions.ts")).pageDeletions();
  };
  const deletions = await open();
  const send = vi.fn(() => new Promise<never>(() => {}));
  deletions.add([{ ...{ listId: "article", id: "tide", title: "Tide" }, right: "delete", send }]);
  window.dispatchEvent(new Event("pagehide"));
  expect(send).toHaveBeenCalledWith(true);
  expect((await open()).now()).toMatchObject({ hidden: new Set(), answered: 1 });
  expect((await open()).now()).toMatchObject({ hidden: new Set(), answered: 0 });
});

import { afterEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { deviceStorage } from "./text-storage.ts";

const schema = z.object({ count: z.number() });

afterEach(() => vi.unstubAllGlobals());

describe("a browser that keeps things", () => {
  test("reads what was written until it is removed", () => {
    vi.stubGlobal("localStorage", memoryStorage());
    expect(deviceStorage.write("a:1", '{"count":2}')).toBe(true);
    expect(deviceStorage.read("a:1")).toBe('{"count":2}');
    expect(deviceStorage.readJson("a:1", schema)).toEqual({ count: 2 });
    expect(deviceStorage.names("a:")).toEqual(["a:1"]);
    deviceStorage.write("a:1", undefined);
    expect(deviceStorage.read("a:1")).toBeUndefined();
  });

  test.each(["no JSON", '{"count":"two"}', "null"])(
    "finds nothing in a text that does not fit: %s",
    (text) => {
      vi.stubGlobal("localStorage", memoryStorage());
      deviceStorage.write("a", text);
      expect(deviceStorage.readJson("a", schema)).toBeUndefined();
      expect(deviceStorage.readList("a", schema)).toEqual([]);
    },
  );

  test("finds the entries of a list that fit", () => {
    vi.stubGlobal("localStorage", memoryStorage());
    deviceStorage.write("a", '[{"count":1},{"count":"two"},null,{"count":3}]');
    expect(deviceStorage.readList("a", schema)).toEqual([{ count: 1 }, { count: 3 }]);
  });
});

test("a browser that keeps nothing finds nothing, and says that it wrote nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(deviceStorage.write("a", "1")).toBe(false);
  expect(deviceStorage.read("a")).toBeUndefined();
  expect(deviceStorage.readJson("a", schema)).toBeUndefined();
  expect(deviceStorage.names("")).toEqual([]);
  expect(() => deviceStorage.clear()).not.toThrow();
});

function memoryStorage(): Record<string, unknown> {
  const storage = {};
  const method = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(storage, {
    getItem: method((name: string) => Reflect.get(storage, name) ?? null),
    setItem: method((name: string, text: string) => Reflect.set(storage, name, text)),
    removeItem: method((name: string) => Reflect.deleteProperty(storage, name)),
    clear: method(() => undefined),
  });
}

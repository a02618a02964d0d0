import { expect, test, vi } from "vitest";
import { loadWriting } from "./load-writing.ts";

const { startWriting } = vi.hoisted(() => ({ startWriting: () => undefined }));

vi.mock("./writing/start-writing.ts", () => ({ startWriting }));
vi.mock("./tools/text-menus.tsx", () => {
  throw new Error("Lost");
});
vi.mock("./tools/link-form.tsx", () => {
  throw new Error("Lost");
});

test("the text can be edited without its menus and its form of links", async () => {
  expect(await loadWriting()).toBe(startWriting);
});

import { beforeEach, expect, test, vi } from "vitest";
import { takeFiles } from "./dropped-files.ts";

const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

type Entry = Pick<FileSystemEntry, "name" | "isFile" | "isDirectory">;

function file(name: string): Entry & Pick<FileSystemFileEntry, "file"> {
  return { name, isFile: true, isDirectory: false, file: (found) => found(new File(["a"], name)) };
}

const answeredAtOnce = 100;

function folder(name: string, ...inside: readonly Entry[]) {
  const createReader = () => {
    const left = [...inside];
    return { readEntries: (found: (some: Entry[]) => void) => found(left.splice(0, answeredAtOnce)) };
  };
  return { name, isFile: false, isDirectory: true, createReader };
}

/** Of these entries; the browser has a file for each, also for a folder. */
function transfer(...entries: readonly Entry[]): DataTransfer {
  const files = entries.map(({ name }) => new File([], name));
  const items = entries.map((entry, at) => ({
    kind: "file",
    getAsFile: () => files[at],
    webkitGetAsEntry: () => entry,
  }));
  const text = { kind: "string", getAsFile: () => null, webkitGetAsEntry: () => null };
  return { files, items: [...items, text] } as unknown as DataTransfer;
}

async function taken(...entries: readonly Entry[]): Promise<string[]> {
  const files = await new Promise<File[]>((resolve) => takeFiles(transfer(...entries), resolve));
  return files.map(({ name }) => name);
}

test("files alone are taken before the event ends", () => {
  const names: string[] = [];
  takeFiles(transfer(file("b.png"), file(".a")), (files) => names.push(...files.map(({ name }) => name)));
  expect(names).toEqual(["b.png", ".a"]);
});

test("a folder stands for its files and those in its folders by name, without hidden ones", async () => {
  const inside = folder("5 later", file("wave.png"), folder(".git", file("config")));
  const shore = folder(
    "shore",
    ...[file("10.png"), file(".DS_Store"), inside, file("2.png"), file("Thumbs.db"), file("desktop.ini")],
  );
  expect(await taken(file("z.png"), shore, file("a.png"))).toEqual([
    ...["z.png", "2.png", "wave.png", "10.png", "a.png"],
  ]);
});

test("a folder of many files is read to its end", async () => {
  const many = Array.from({ length: 250 }, (_, at) => file(`${at}.png`));
  expect(await taken(folder("many", ...many.toReversed()))).toEqual(many.map(({ name }) => name));
});

test("while a folder is read, the browser asks before the page is closed", async () => {
  const closes = () => page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const files = taken(folder("shore", file("wave.png")));
  expect(closes()).toBe(false);
  await files;
  await expect.poll(closes).toBe(true);
});

const failed = (_: unknown, fail: (error: Error) => void) => fail(new Error());

function unreadableFolder(name: string) {
  return { ...folder(name), createReader: () => ({ readEntries: failed }) };
}

test("what can’t be read in a folder is taken empty, so that its upload fails, and the others are taken", async () => {
  const unreadable = { ...file("2.png"), file: failed };
  const shore = folder("shore", file("1.png"), unreadable, unreadableFolder("3"), file("4.png"));
  const files = await new Promise<File[]>((resolve) => takeFiles(transfer(shore), resolve));
  expect(files.map(({ name, size }) => `${name} ${size}`)).toEqual(["1.png 1", "2.png 0", "3 0", "4.png 1"]);
});

test("the files of a folder whose rest can’t be read are taken, and the folder for the rest", async () => {
  const createReader = () => {
    const readEntries = vi
      .fn()
      .mockImplementationOnce((found: (some: Entry[]) => void) => found([file("2.png"), file("1.png")]))
      .mockImplementation(failed);
    return { readEntries };
  };
  const shore = { ...folder("shore"), createReader };
  expect(await taken(shore, file("a.png"))).toEqual(["1.png", "2.png", "shore", "a.png"]);
});

test("a folder without files, and one that can’t be read, is taken itself, so that its upload fails", async () => {
  const empty = folder("empty", file(".DS_Store"), folder("emptier"));
  expect(await taken(empty, unreadableFolder("secret"), file("a.png"))).toEqual(["empty", "secret", "a.png"]);
});

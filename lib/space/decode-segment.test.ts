import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { decodedParams } from "./decode-segment.ts";

test("each route parameter is decoded once; an invalid encoding is unchanged", async () => {
  const params = Promise.resolve({ contentType: "%EA%B8%80", contentId: "50%25%201", mediaId: "50%" });
  expect(await decodedParams(params)).toEqual({ contentType: "글", contentId: "50% 1", mediaId: "50%" });
});

test("no page reads the parameters of its route undecoded", async () => {
  const paths = globSync("app/**/*.tsx");
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths)
    expect(await readFile(path, "utf8"), path).not.toMatch(
      /(await |\buse\()(props\.)?params\b|\bparams\.then\b/,
    );
});

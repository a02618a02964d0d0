import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { expect, it } from "vitest";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { withSentence } from "#service/database/file-system-error.ts";

it("says what PGlite's file system throws without a word", async () => {
  const pglite = await PGlite.create({ extensions: { pg_trgm }, fs: await clusterForTests() });
  const thrown = await new Promise((resolve) => {
    try {
      pglite.Module.FS.readFile("/nothing/there");
    } catch (error) {
      resolve(error);
    }
  });
  await pglite.close();
  expect(thrown).not.toHaveProperty("message");
  expect(withSentence(thrown)).toMatchObject({
    message: "The file system of the embedded database answered with error 44.",
    cause: thrown,
  });
});

it.each([new TypeError("a defect"), "a word", undefined, null])("leaves anything else: %s", (thrown) => {
  expect(withSentence(thrown)).toBe(thrown);
});

import { readFileSync } from "node:fs";
import { parse } from "jsonc-parser";
import { expect, test } from "vitest";
import * as z from "zod";
import { spaceFileSchema } from "./schema.ts";

test("the schema that editors get is fresh (`npx vitest run lib/space-file -u` writes it)", async () => {
  await expect(spaceFileJsonSchema()).toMatchFileSnapshot("../../public/space-file.schema.json");
});

test("it accepts the demo Space's file, and no unknown member", () => {
  const schema = z.fromJSONSchema(JSON.parse(spaceFileJsonSchema()));
  const morae = parse(readFileSync("lib/space-file/morae.json", "utf8"));
  expect(schema.safeParse(morae).success).toBe(true);
  expect(schema.safeParse({ ...morae, contenttypes: [] }).success).toBe(false);
});

/** The Space file as JSON Schema, for editors: `"$schema": "https://…/space-file.schema.json"`. */
function spaceFileJsonSchema(): string {
  const schema = z.toJSONSchema(spaceFileSchema, { io: "input", target: "draft-07" });
  return `${JSON.stringify({ ...schema, title: "Atrium Space file" }, undefined, 2)}\n`;
}

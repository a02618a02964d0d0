import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "jsonc-parser";
import * as z from "zod";
import { formType } from "./form-type.ts";

const spaceFileSchema = z.looseObject({ contentTypes: z.array(z.unknown()) });

/** The demo's Space file, with the form among its types. */
export async function writeSpaceFile(folder: string): Promise<string> {
  const demo = spaceFileSchema.parse(parse(await readFile("lib/space-file/morae.json", "utf8")));
  const path = join(folder, "space.json");
  await writeFile(path, JSON.stringify({ ...demo, contentTypes: [...demo.contentTypes, formType] }));
  return path;
}

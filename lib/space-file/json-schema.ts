import * as z from "zod";
import { spaceFileSchema } from "./schema.ts";

/** The Space file as JSON Schema, for editors: `"$schema": "https://…/space-file.schema.json"`. */
export function spaceFileJsonSchema(): string {
  const schema = z.toJSONSchema(spaceFileSchema, { io: "input", target: "draft-07" });
  return `${JSON.stringify({ ...schema, title: "Atrium Space file" }, undefined, 2)}\n`;
}

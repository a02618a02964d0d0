import { type Call, parameter, type Routes } from "./call.ts";
import { deliveredFile } from "./media-file.ts";
import { callerOf } from "./permission.ts";
import { refuse } from "./refused.ts";
import type { Space } from "./space.ts";
import type { Tokens } from "./tokens.ts";

/** The upload service: one request, the bytes as its body or as the part `file` of a form. */
export function uploadRoutes(space: Space, tokens: Tokens): Routes {
  return {
    [space.choices.paths.upload]: async (call) => {
      const { id: by } = callerOf(space, tokens, call);
      const bytes = await bytesOf(call, space.choices.uploadBody);
      if (bytes.length === 0) return refuse("invalid", "The file is empty.");
      const id = space.newId("file");
      space.uploads.set(id, { id, by, bytes });
      const body = { sys: { id, type: "Upload", version: 1 } };
      return { status: space.choices.statuses.created, body };
    },
  };
}

async function bytesOf(call: Call, as: Space["choices"]["uploadBody"]): Promise<Buffer> {
  if (as === "raw") return call.body;
  const headers = { "content-type": call.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(call.body), { headers }).formData().catch(() => undefined);
  const file = form?.get("file");
  if (!(file instanceof Blob)) return refuse("invalid", "The form has no file.");
  return Buffer.from(await file.arrayBuffer());
}

/** Addresses of delivered files need no token. */
export function deliveryRoutes(space: Space): Routes {
  return {
    "GET /{uploadId}/{fileName}": (call) => {
      const file = deliveredFile(space, parameter(call, "uploadId")) ?? refuse("missing");
      return { status: 200, headers: { "content-type": file.contentType }, body: file.bytes };
    },
  };
}

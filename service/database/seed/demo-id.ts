import { createHash } from "node:crypto";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const idLength = 22;

type DemoKind = "member" | "media" | "place" | "article" | "walk" | "note" | "user" | "membership";

/** The `sys.id` of a thing in the demo Space: the same on every machine, and looking like any other id. */
export function demoId(kind: DemoKind, key: string): string {
  let rest = demoHash(`${kind}:${key}`);
  let id = "";
  while (id.length < idLength) {
    id += alphabet.charAt(Number(rest % BigInt(alphabet.length)));
    rest /= BigInt(alphabet.length);
  }
  return id;
}

export function demoHash(text: string): bigint {
  return BigInt(`0x${createHash("sha256").update(text).digest("hex")}`);
}

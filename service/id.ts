import { randomBytes } from "node:crypto";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const idLength = 22;
/** The largest multiple of 62 in a byte. Larger bytes are dropped, as they would favour the first letters. */
const evenBytes = 248;
/** Requesting random bytes costs more than the bytes do. */
const drawnAtOnce = 4096;
let drawn = Buffer.alloc(0);
let used = 0;

/** A new `sys.id`: 22 random letters and digits (131 bits). */
export function newId(): string {
  let id = "";
  while (id.length < idLength) {
    const byte = nextByte();
    if (byte < evenBytes) id += alphabet.charAt(byte % alphabet.length);
  }
  return id;
}

function nextByte(): number {
  if (used === drawn.length) {
    drawn = randomBytes(drawnAtOnce);
    used = 0;
  }
  const byte = drawn.readUInt8(used);
  used += 1;
  return byte;
}

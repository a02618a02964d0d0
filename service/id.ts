import { randomBytes } from "node:crypto";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const idLength = 22;
/** The largest multiple of 62 in a byte: bytes from here on would favour the first letters, and are dropped. */
const evenBytes = 248;
/** Asking for random bytes costs more than the bytes do. */
const drawnAtOnce = 4096;
let drawn = Buffer.alloc(0);
let used = 0;

/** A new `sys.id`: 22 letters and digits at random (131 bits). */
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

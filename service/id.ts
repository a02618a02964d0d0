import { randomBytes } from "node:crypto";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const idLength = 22;
/** The largest multiple of 62 in a byte: bytes from here on would favour the first letters, and are dropped. */
const evenBytes = 248;

/** A new `sys.id`: 22 letters and digits at random (131 bits). */
export function newId(): string {
  let id = "";
  while (id.length < idLength) {
    for (const byte of randomBytes(2 * idLength)) {
      if (byte < evenBytes && id.length < idLength) id += alphabet.charAt(byte % alphabet.length);
    }
  }
  return id;
}

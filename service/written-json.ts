import { randomUUID } from "node:crypto";

/** A placeholder for bytes that are inserted later. It is random, so that no member's text can contain it. */
const mark = randomUUID();
const quotedMark = JSON.stringify(mark);

let met: WrittenJson[] = [];

/** A value that is already JSON in bytes, for `writeJson`; JSON.stringify would write a placeholder. */
export class WrittenJson {
  readonly pieces: readonly Uint8Array[];

  constructor(pieces: readonly Uint8Array[]) {
    this.pieces = pieces;
  }

  toJSON(): string {
    met.push(this);
    return mark;
  }

  read(): unknown {
    return JSON.parse(Buffer.concat(this.pieces).toString());
  }
}

/** JSON in consecutive pieces. */
export interface Pieces {
  pieces: readonly Uint8Array[];
  /** Bytes in all. */
  length: number;
}

/**
 * Like JSON.stringify, with each WrittenJson in its place; as bytes if there are any, so that long ones aren't encoded
 * again.
 * @param onWritten gets the position of each in the result, in order
 */
export function writeJson(
  value: unknown,
  onWritten?: (written: WrittenJson, start: number, end: number) => void,
): string | Pieces {
  met = [];
  const text = JSON.stringify(value);
  const written = met;
  if (written.length === 0) return text;
  const pieces: Uint8Array[] = [];
  let length = 0;
  const put = (piece: Uint8Array) => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const [index, between] of text.split(quotedMark).entries()) {
    put(Buffer.from(between));
    const one = written[index];
    if (!one) continue;
    const start = length;
    one.pieces.forEach(put);
    onWritten?.(one, start, length);
  }
  return { pieces, length };
}

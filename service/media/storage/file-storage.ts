import type { Readable } from "node:stream";

/** Both ends are included. */
export interface ByteRange {
  firstByte: number;
  lastByte: number;
}

export interface StoredBytes {
  sizeBytes: number;
  modifiedAt: Date;
}

/** Stores the bytes of Uploads and Media. A key is names with `/` between them; invalid ones name nothing. */
export interface FileStorage {
  /** Writes a stream and returns its length. The file exists completely or not at all, whatever interrupts this. */
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  stat(key: string): Promise<StoredBytes | undefined>;
  /** Throws if there is no such file. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** For code that needs a local file: the path is valid until `use` has ended. */
  withLocalFile<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result>;
  /** All keys below `{folder}/`, including partial files. */
  removeFolder(folder: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Of a bucket: throws where it can't be used. */
  check?(): Promise<void>;
  close(): Promise<void>;
}

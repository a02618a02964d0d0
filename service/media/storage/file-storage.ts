import type { Readable } from "node:stream";

/** Both ends are inside. */
export interface ByteRange {
  firstByte: number;
  lastByte: number;
}

export interface StoredBytes {
  sizeBytes: number;
  modifiedAt: Date;
}

/** Where the bytes of Uploads and Media are. A key is names with `/` between them; one that could lead elsewhere names nothing. */
export interface FileStorage {
  /** Streams the bytes in and gives their number. The file is there whole or not at all, whatever ends this half-way. */
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  stat(key: string): Promise<StoredBytes | undefined>;
  /** Throws where there is no such file. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** For what has to see a file on this machine: the path is good until `use` is done. */
  withLocalFile<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result>;
  /** Everything whose key starts with `{folder}/`, and partial files there. */
  removeFolder(folder: string): Promise<void>;
  remove(key: string): Promise<void>;
  close(): Promise<void>;
}

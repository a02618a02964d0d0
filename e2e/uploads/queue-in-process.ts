import { Buffer } from "node:buffer";
import { request } from "node:http";
import type { QueueParts } from "#lib/browser/uploading/queue-parts.ts";
import type { SendFile } from "#lib/browser/uploading/send-file.ts";
import { createdUpload } from "#lib/browser/uploading/single-request.ts";
import { type FileToAdd, storeFiles } from "#lib/browser/uploading/store-files.ts";
import { tusSender } from "#lib/browser/uploading/tus-sender.ts";
import type { Upload, UploadOptions } from "#lib/browser/uploading/upload.ts";
import { UploadQueue } from "#lib/browser/uploading/upload-queue.ts";
import type { StoredUpload, UploadStorage } from "#lib/browser/uploading/upload-storage.ts";
import { endpoints, fillPath } from "#lib/space/endpoints.ts";
import type { Send } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import type { HttpMember } from "../session/http-member.ts";
import { untilEnd } from "./until-end.ts";

interface MemoryStorage extends UploadStorage {
  stored: Map<string, StoredUpload>;
  files: Map<string, Blob>;
}

/** Storage that outlives a queue, as IndexedDB outlives a page. */
export function memoryStorage(): MemoryStorage {
  const stored = new Map<string, StoredUpload>();
  const files = new Map<string, Blob>();
  return {
    stored,
    files,
    all: async (memberId) => [...stored.values()].filter((one) => one.memberId === memberId),
    save: async (one) => void stored.set(one.id, one),
    add: (added) =>
      added.map(async ({ stored: one, file }) => {
        stored.set(one.id, one);
        files.set(one.id, file);
        return true;
      }),
    fileOf: async (id) => files.get(id),
    removeFile: async (id) => void files.delete(id),
    remove: async (id) => {
      stored.delete(id);
      files.delete(id);
    },
  };
}

/** A queue that stores added files as a page does. */
class QueueOfFiles extends UploadQueue {
  readonly #parts: QueueParts;

  constructor(parts: QueueParts) {
    super(parts);
    this.#parts = parts;
  }

  addFiles(files: readonly FileToAdd[], options: UploadOptions): void {
    this.add(storeFiles(this.#parts, files, options), options);
  }
}

export interface QueueOptions extends Partial<QueueParts> {
  member: HttpMember;
  memberId: string;
  /** Where the portal is, perhaps behind something that cuts. */
  portal: string;
  /** What a device does before it gives the bytes of a file from there on. */
  beforeSlice?: (start: number) => Promise<void>;
  /** Ends the page of the queue, as a reload does. */
  end?: AbortSignal;
}

const headersOf = (member: HttpMember, memberId: string) => () => ({
  "sec-fetch-site": "same-origin",
  "tus-resumable": "1.0.0",
  "x-portal": "1",
  "x-member": memberId,
  cookie: member
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join("; "),
});

export const plainSend = (member: HttpMember, portal: string, memberId: string): Send =>
  sendThrough(portal, headersOf(member, memberId));

/** The queue of a page, outside of a browser: requests and files are read as in Node. */
export function startQueue({
  member,
  portal,
  isResumable = true,
  beforeSlice = async () => undefined,
  memberId,
  end,
  ...parts
}: QueueOptions) {
  const headers = headersOf(member, memberId);
  const seen: { shown: readonly Upload[] } = { shown: [] };
  const endpoint = `${portal}/api/upload/spaces/demo/uploads/resumable`;
  const fileReader = { openFile: async (file: Blob) => new BlobSource(file, beforeSlice) };
  const all: QueueParts = {
    ...{ memberId, localeId: "en-US", limits: undefined, isResumable },
    storage: memoryStorage(),
    send: sendThrough(portal, headers),
    sendFile: isResumable
      ? tusSender({ endpoint, headers, options: { fileReader } })
      : singleRequest(portal, headers),
    onSessionEnd: () => undefined,
    deliver: () => false,
    lock: async () => () => undefined,
    previewOf: async () => undefined,
    ...parts,
    onShow: (uploads) => {
      seen.shown = uploads;
      parts.onShow?.(uploads);
    },
  };
  return { queue: new QueueOfFiles(end === undefined ? all : untilEnd(all, end)), seen };
}

function sendThrough(portal: string, headers: () => Record<string, string>): Send {
  return async ({ endpoint, parameters = {}, query = "", body, signal = null }) => {
    const { service, method, path } = endpoints[endpoint];
    const address = `${portal}/api/${service}${fillPath(path, { ...parameters, spaceId: "demo" })}`;
    try {
      return await fetch(query === "" ? address : `${address}?${query}`, {
        method,
        signal,
        headers: { ...headers(), ...(body !== undefined && { "content-type": "application/json" }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch {
      throw new SpaceError({ status: 0, code: "Unreachable", message: "cut" });
    }
  };
}

function singleRequest(portal: string, headers: () => Record<string, string>): SendFile {
  return ({ file, contentType }, { onBytes, signal }) =>
    new Promise((resolve) => {
      const outgoing = request(`${portal}/api/upload/spaces/demo/uploads`, {
        method: "POST",
        agent: false,
        headers: { ...headers(), "content-type": contentType, "content-length": file.size },
      });
      outgoing.once("error", () => resolve({ status: 0 }));
      outgoing.once("response", async (incoming) => {
        const chunks: Buffer[] = [];
        incoming.once("error", () => resolve({ status: 0 }));
        for await (const chunk of incoming) chunks.push(chunk);
        resolve(createdUpload(incoming.statusCode ?? 0, Buffer.concat(chunks).toString()));
      });
      signal.addEventListener("abort", () => outgoing.destroy());
      void write(outgoing, file, onBytes);
    });
}

async function write(outgoing: ReturnType<typeof request>, file: Blob, onBytes: (bytes: number) => void) {
  let sent = 0;
  for await (const chunk of file.stream()) {
    if (outgoing.destroyed) return;
    sent += chunk.byteLength;
    if (!outgoing.write(chunk))
      await new Promise((resolve) => outgoing.once("drain", resolve).once("close", resolve));
    onBytes(sent);
  }
  outgoing.end();
}

/** tus-js-client reads Blobs in browsers alone. */
class BlobSource {
  readonly size: number;
  readonly #file: Blob;
  readonly #beforeSlice: (start: number) => Promise<void>;

  constructor(file: Blob, beforeSlice: (start: number) => Promise<void>) {
    this.size = file.size;
    this.#file = file;
    this.#beforeSlice = beforeSlice;
  }

  async slice(start: number, end: number) {
    await this.#beforeSlice(start);
    const bytes = Buffer.from(await this.#file.slice(start, end).arrayBuffer());
    return { value: Object.assign(bytes, { size: bytes.length }), done: end >= this.size };
  }

  close() {}
}

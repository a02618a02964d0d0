import { Buffer } from "node:buffer";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { keepFiles, type NamedFile } from "#lib/browser/uploading/keep-files.ts";
import type { SendRaw } from "#lib/browser/uploading/sending/sender.ts";
import { createUppySender } from "#lib/browser/uploading/sending/uppy-sender.ts";
import type { KeptUpload, UploadShelf } from "#lib/browser/uploading/shelf/kept-upload.ts";
import { failureIn } from "#lib/browser/uploading/upload-problem.ts";
import { type QueueParts, UploadQueue } from "#lib/browser/uploading/upload-queue.ts";
import type { UploadOptions, UploadShown } from "#lib/browser/uploading/upload-shown.ts";
import { endpoints, fillPath } from "#lib/space/endpoints.ts";
import type { Send } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import type { HttpMember } from "../session/http-member.ts";

/** A device of the tests: what it keeps outlives a queue, as IndexedDB outlives a page. */
export function memoryShelf(): UploadShelf & { kept: Map<string, KeptUpload>; files: Map<string, Blob> } {
  const kept = new Map<string, KeptUpload>();
  const files = new Map<string, Blob>();
  return {
    kept,
    files,
    all: async (memberId) => [...kept.values()].filter((one) => one.memberId === memberId),
    keep: async (one) => void kept.set(one.id, one),
    add: (added) =>
      added.map(async ({ kept: one, file }) => {
        kept.set(one.id, one);
        files.set(one.id, file);
        return true;
      }),
    fileOf: async (id) => files.get(id),
    removeFile: async (id) => void files.delete(id),
    remove: async (id) => {
      kept.delete(id);
      files.delete(id);
    },
  };
}

/** A queue that keeps what is added as a page does. */
class QueueOfFiles extends UploadQueue {
  readonly #parts: QueueParts;

  constructor(parts: QueueParts) {
    super(parts);
    this.#parts = parts;
  }

  addFiles(files: readonly NamedFile[], options: UploadOptions): void {
    this.add(keepFiles(this.#parts, files, options), options);
  }
}

interface QueueOptions extends Partial<QueueParts> {
  member: HttpMember;
  memberId: string;
  /** Where the portal is, perhaps behind something that cuts. */
  portal: string;
  resumes?: boolean;
  /** How long a device takes to give a piece of a file. */
  pieceMs?: number;
}

const headersOf = (member: HttpMember, memberId: string) => () => ({
  "sec-fetch-site": "same-origin",
  "x-portal": "1",
  "x-member": memberId,
  cookie: member
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join("; "),
});

export const plainSend = (member: HttpMember, portal: string, memberId: string): Send =>
  sendThrough(portal, headersOf(member, memberId));

/** The queue of a page, outside of a browser: only the two ways to send are Node's. */
export function startQueue({ member, portal, resumes = true, pieceMs = 0, ...parts }: QueueOptions) {
  const headers = headersOf(member, parts.memberId);
  const seen: { shown: readonly UploadShown[] } = { shown: [] };
  const all: QueueParts = {
    localeId: "en-US",
    limits: undefined,
    shelf: memoryShelf(),
    send: sendThrough(portal, headers),
    onSessionEnd: () => undefined,
    deliver: () => false,
    take: async () => () => undefined,
    previewOf: async () => undefined,
    sender: (events) =>
      createUppySender(
        {
          resumables: `${portal}/api/upload/spaces/demo/uploads/resumable`,
          headers,
          resumes,
          sendRaw: rawThrough(portal, headers),
          tus: { fileReader: { openFile: async (file) => new BlobSource(file as unknown as Blob, pieceMs) } },
        },
        events,
      ),
    ...parts,
    onShown: (shown) => {
      seen.shown = shown;
      parts.onShown?.(shown);
    },
  };
  return { queue: new QueueOfFiles(all), seen };
}

function sendThrough(portal: string, headers: () => Record<string, string>): Send {
  return async ({ endpoint, parameters = {}, query = "", body }) => {
    const { service, method, path } = endpoints[endpoint];
    const address = `${portal}/api/${service}${fillPath(path, { ...parameters, spaceId: "demo" })}`;
    try {
      return await fetch(query === "" ? address : `${address}?${query}`, {
        method,
        headers: { ...headers(), ...(body !== undefined && { "content-type": "application/json" }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch {
      throw new SpaceError({ status: 0, code: "Unreachable", message: "cut" });
    }
  };
}

function rawThrough(portal: string, headers: () => Record<string, string>): SendRaw {
  return ({ file, contentType, onBytes, signal }) =>
    new Promise((resolve, reject) => {
      const outgoing = request(`${portal}/api/upload/spaces/demo/uploads`, {
        method: "POST",
        agent: false,
        headers: { ...headers(), "content-type": contentType, "content-length": file.size },
      });
      outgoing.once("error", () => reject({ status: 0 }));
      outgoing.once("response", async (incoming) => {
        const chunks: Buffer[] = [];
        incoming.once("error", () => reject({ status: 0 }));
        for await (const chunk of incoming) chunks.push(chunk);
        const text = Buffer.concat(chunks).toString();
        if (incoming.statusCode === 201) resolve(text);
        else reject(failureIn(incoming.statusCode ?? 0, text));
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
  readonly #pieceMs: number;

  constructor(file: Blob, pieceMs: number) {
    this.size = file.size;
    this.#file = file;
    this.#pieceMs = pieceMs;
  }

  async slice(start: number, end: number) {
    await wait(this.#pieceMs);
    const bytes = Buffer.from(await this.#file.slice(start, end).arrayBuffer());
    return { value: Object.assign(bytes, { size: bytes.length }), done: end >= this.size };
  }

  close() {}
}

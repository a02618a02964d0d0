import Uppy, { type Body, type Meta, type UppyFile } from "@uppy/core";
import Tus, { type TusDetailedError, type TusOptions } from "@uppy/tus";
import { idempotencyKey } from "#lib/browser/send/idempotency-key.ts";
import { failureIn } from "../upload-problem.ts";
import { addRawUploader } from "./raw-uploader.ts";
import type { FileToSend, Sender, SenderEvents, SendFailure, SendRaw } from "./sender.ts";
import { createWishes } from "./wishes.ts";

type UploadUppy = Uppy<Meta, Body>;
type Options = TusOptions<Meta, Body>;

export interface UppySenderParts {
  /** Where resumable Uploads are begun; absolute. */
  resumables: string;
  headers: () => Record<string, string>;
  sendRaw: SendRaw;
  /** Whether the Space resumes. */
  resumes: boolean;
  /** For tests outside of a browser. */
  tus?: Partial<Options>;
}

/** Each request is answered before a proxy loses patience, and begins with a token that lasts for it. */
const chunkBytes = 8 * 1024 * 1024;
/** A small file goes along with the request that begins it. */
const atOnceBytes = 512 * 1024;
/** Counted anew whenever something has arrived. */
const retryDelaysMs = [0, 500, 1_000, 2_000, 4_000, 8_000];

/** A `Sender` of Uppy's core: tus where the Space resumes, one request for each file where it does not. */
export function createUppySender(parts: UppySenderParts, events: SenderEvents): Sender {
  const { resumes } = parts;
  const failures = new Map<string, SendFailure>();
  const uppy: UploadUppy = new Uppy<Meta, Body>({
    id: "atrium",
    // The same file twice is two files here: each goes by its own id.
    onBeforeFileAdded: (file) => ({ ...file, id: String(file.meta.uploadId) }),
    logger: { debug: () => undefined, warn: () => undefined, error: () => undefined },
  });
  const removals = new Map<string, () => void>();
  if (resumes)
    uppy.use(
      Tus,
      tusOptions(parts, (url) => removals.get(url)?.()),
    );
  else addRawUploader(uppy, parts.sendRaw, failures);
  listen(uppy, failures, events);
  const wishes = createWishes<FileToSend | "stop">((id, wish) => {
    if (wish === "stop") stop(uppy, id, resumes);
    else begin(uppy, wish, failures);
  });
  uppy.on("file-removed", ({ id }) => wishes.drop(id));
  return {
    begin: (file) => wishes.wish(file.id, file),
    stop: (id) => wishes.wish(id, "stop"),
    forget: (id) => {
      wishes.drop(id);
      const url = uppy.getFile(id)?.tus?.uploadUrl;
      if (uppy.getFile(id) === undefined) return undefined;
      const answer = new Promise<void>((resolve) => {
        if (typeof url === "string") removals.set(url, resolve);
        else resolve();
      });
      uppy.removeFile(id);
      return resumes ? answer : undefined;
    },
    isResumable: () => resumes,
  };
}

function tusOptions(
  { resumables, headers, tus }: UppySenderParts,
  onRemoved: (url: string) => void,
): Options {
  return {
    endpoint: resumables,
    headers,
    limit: 0,
    chunkSize: chunkBytes,
    retryDelays: retryDelaysMs,
    allowedMetaFields: [],
    onBeforeRequest: (request) => {
      for (const [name, value] of Object.entries(idempotencyKey())) request.setHeader(name, value);
    },
    // What is resumed is known here, and a browser has more than one member.
    storeFingerprintForResuming: false,
    // From then on it is this Upload or none: tus-js-client begins another one wherever it cannot look at it.
    onUploadUrlAvailable(this: { endpoint?: string | null }) {
      this.endpoint = null;
    },
    onAfterResponse: (request) => {
      if (request.getMethod() === "DELETE") onRemoved(request.getURL());
    },
    ...tus,
  };
}

function stop(uppy: UploadUppy, id: string, resumes: boolean): void {
  const file = uppy.getFile(id);
  if (file === undefined || file.isPaused) return;
  if (resumes) uppy.pauseResume(id);
  else uppy.removeFile(id);
}

function begin(uppy: UploadUppy, toSend: FileToSend, failures: Map<string, SendFailure>): void {
  const { id, file, fileName, contentType, resumableUrl } = toSend;
  const known = uppy.getFile(id);
  failures.delete(id);
  if (known !== undefined) {
    // Not by `pauseResume`: the same tus upload would take the end of a request that it has stopped for its own.
    if (known.isPaused) send(uppy, id);
    return;
  }
  uppy.addFile({ name: fileName, type: contentType, data: file, meta: { uploadId: id } });
  uppy.setFileState(id, {
    tus: {
      uploadDataDuringCreation: file.size <= atOnceBytes,
      ...(resumableUrl !== undefined && { uploadUrl: resumableUrl }),
      onShouldRetry: (error, _attempt, _options, next) => {
        const failure = failureOf(error);
        failures.set(id, failure);
        return failure.code === "OtherMember" || failure.status === 429 ? false : next(error);
      },
    },
  });
  send(uppy, id);
}

function send(uppy: UploadUppy, id: string): void {
  // What becomes of it, the events say.
  uppy.retryUpload(id).catch(() => undefined);
}

function failureOf({ originalResponse }: TusDetailedError): SendFailure {
  if (!originalResponse) return { status: 0 };
  return failureIn(originalResponse.getStatus(), originalResponse.getBody());
}

function listen(uppy: UploadUppy, failures: Map<string, SendFailure>, events: SenderEvents): void {
  const urls = new Map<string, string>();
  uppy.on("upload-progress", (file, { bytesUploaded }) => {
    if (file === undefined) return;
    const url = uppy.getFile(file.id)?.tus?.uploadUrl;
    if (typeof url === "string" && urls.get(file.id) !== url) {
      urls.set(file.id, url);
      events.onUrl(file.id, url);
    }
    events.onBytes(file.id, bytesUploaded || 0);
  });
  uppy.on("upload-success", (file, { uploadURL = "" }) => {
    if (file === undefined) return;
    afterUppy(uppy, file, () => events.onSent(file.id, uploadURL.split("/").at(-1) ?? ""));
  });
  uppy.on("upload-error", (file, _error, response) => {
    if (file === undefined) return;
    const failure = { ...failures.get(file.id), status: response?.status ?? 0 };
    afterUppy(uppy, file, () => events.onFailed(file.id, failure));
  });
}

/** Uppy is not done with a file while it tells; what is begun again begins with all that is known by then. */
function afterUppy(uppy: UploadUppy, { id }: UppyFile<Meta, Body>, tell: () => void): void {
  queueMicrotask(() => {
    if (uppy.getFile(id) === undefined) return;
    uppy.removeFile(id);
    tell();
  });
}

import { type DetailedError, Upload, type UploadOptions } from "tus-js-client";
import { isOffline } from "../is-offline.ts";
import { idempotencyKey } from "../send/idempotency-key.ts";
import { failureIn, type SendFailure, type SendFile, uploadIdAt } from "./send-file.ts";

/** Small enough that a request ends before proxies time out and the accessToken expires. */
const chunkBytes = 8 * 1024 * 1024;
/** A file up to this size is sent with the request that creates its Upload. */
const withCreationBytes = 512 * 1024;
/** Counted from the beginning whenever bytes have arrived. */
const retryDelaysMs = [0, 500, 1_000, 2_000, 4_000, 8_000];

interface TusParts {
  /** Where Uploads are created; absolute. */
  endpoint: string;
  headers: () => Record<string, string>;
  /** For tests outside of a browser. */
  options?: UploadOptions;
}

/** Sends a file in chunks that can be resumed (tus 1.0). */
export function tusSender({ endpoint, headers, options }: TusParts): SendFile {
  return ({ file, resumableUrl = null }, { signal, onUrl, onBytes }) =>
    new Promise((resolve) => {
      let creationKey = idempotencyKey();
      // A new object for each start: a resumed one would also continue the request that its abort is still ending.
      const upload = new Upload(file, {
        // Without an endpoint tus-js-client reports an Upload that it cannot read, instead of creating another one.
        endpoint: resumableUrl === null ? endpoint : null,
        uploadUrl: resumableUrl,
        headers: headers(),
        chunkSize: chunkBytes,
        retryDelays: retryDelaysMs,
        uploadDataDuringCreation: file.size <= withCreationBytes,
        // The queue stores the URL, by member.
        storeFingerprintForResuming: false,
        onUploadUrlAvailable: () => {
          upload.options.endpoint = null;
          onUrl(upload.url ?? "");
        },
        onBeforeRequest: async (request) => {
          await whenOnline(signal);
          // An abort before the first request does not reach tus-js-client.
          signal.throwIfAborted();
          // Before bytes are sent again, tus-js-client asks what has arrived.
          const key = request.getMethod() === "POST" ? creationKey : idempotencyKey();
          for (const [name, value] of Object.entries(key)) request.setHeader(name, value);
        },
        onShouldRetry: (error) => {
          // A creation whose answer was lost is repeated with its key.
          if (error.originalResponse !== null) creationKey = idempotencyKey();
          return !signal.aborted && mayRetry(failureOf(error));
        },
        onProgress: (sentBytes) => !signal.aborted && onBytes(sentBytes),
        onSuccess: () => resolve({ uploadId: uploadIdAt(upload.url ?? "") }),
        onError: (error) => resolve("originalResponse" in error ? failureOf(error) : { status: 0 }),
        ...options,
      });
      signal.addEventListener("abort", () => void upload.abort(), { once: true });
      upload.start();
    });
}

function failureOf({ originalResponse: answer }: DetailedError): SendFailure {
  if (answer === null) return { status: 0 };
  return failureIn(answer.getStatus(), answer.getBody(), (name) => answer.getHeader(name));
}

/** As tus-js-client decides, but a request while the device is offline waits instead of failing. */
function mayRetry({ status, code }: SendFailure): boolean {
  return code !== "OtherMember" && (status < 400 || status >= 500 || status === 409 || status === 423);
}

async function whenOnline(signal: AbortSignal): Promise<void> {
  if (!isOffline()) return;
  await new Promise((resolve) => {
    addEventListener("online", resolve, { once: true });
    signal.addEventListener("abort", resolve, { once: true });
  });
}

import { idempotencyKey } from "../send/idempotency-key.ts";
import { failureIn, type SendFailure, type SendFile } from "./send-file.ts";

/** Sends a file in one request, for a Space without tus. An XMLHttpRequest, because `fetch` has no progress. */
export function singleRequestSender(address: string, headers: () => Record<string, string>): SendFile {
  return ({ file, contentType }, { signal, onBytes }) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.open("POST", address);
      const all = { ...headers(), ...idempotencyKey(), "content-type": contentType };
      for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded }) => onBytes(loaded);
      request.onerror = () => resolve({ status: 0 });
      request.onload = () => {
        const headerOf = (name: string) => request.getResponseHeader(name);
        resolve(createdUpload(request.status, request.responseText, headerOf));
      };
      signal.addEventListener("abort", () => request.abort(), { once: true });
      request.send(file);
    });
}

/** The Upload in the answer. */
export function createdUpload(
  status: number,
  body: string,
  headerOf?: (name: string) => string | null,
): { uploadId: string } | SendFailure {
  if (status < 200 || status > 299) return failureIn(status, body, headerOf);
  try {
    const { sys } = JSON.parse(body);
    if (typeof sys?.id === "string") return { uploadId: sys.id };
  } catch {
    // Not JSON.
  }
  return { status: 502 };
}

import { idempotencyKey } from "#lib/browser/send/idempotency-key.ts";
import { failureIn } from "../upload-problem.ts";
import type { SendFailure, SendRaw } from "./sender.ts";

/** A whole file in one request of the browser's, which tells how far it is. `fetch` does not. */
export function rawRequest(address: string, headers: () => Record<string, string>): SendRaw {
  return ({ file, contentType, onBytes, signal }) =>
    new Promise((resolve, reject: (failure: SendFailure) => void) => {
      const request = new XMLHttpRequest();
      request.open("POST", address);
      for (const [name, value] of Object.entries({ ...headers(), ...idempotencyKey() }))
        request.setRequestHeader(name, value);
      request.setRequestHeader("content-type", contentType);
      request.upload.onprogress = ({ loaded }) => onBytes(loaded);
      request.onerror = () => reject({ status: 0 });
      request.onload = () => {
        const { status, responseText } = request;
        if (status === 201) resolve(responseText);
        else reject(failureIn(status, responseText));
      };
      signal.addEventListener("abort", () => request.abort(), { once: true });
      request.send(file);
    });
}

import type { Dispatcher } from "undici";
import { UpstreamBody } from "./upstream-body.ts";

/** Body unread, undecoded, redirects not followed. */
export interface UpstreamResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: UpstreamBody;
}

export class UpstreamExchange implements Dispatcher.DispatchHandler {
  readonly answered: Promise<UpstreamResponse>;
  readonly #head = Promise.withResolvers<UpstreamResponse>();
  #controller: Dispatcher.DispatchController | undefined;
  #body: UpstreamBody | undefined;
  #aborted: Error | undefined;

  constructor() {
    this.answered = this.#head.promise;
  }

  /** Ends the exchange at any stage. */
  abort(reason: Error): void {
    this.#aborted = reason;
    this.#controller?.abort(reason);
    this.#head.reject(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#aborted !== undefined) controller.abort(this.#aborted);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: UpstreamResponse["headers"],
  ): void {
    // Early hints and the like.
    if (status < 200) return;
    this.#body = new UpstreamBody(controller);
    this.#head.resolve({ status, headers, body: this.#body });
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#body?.take(chunk);
  }

  onResponseEnd(): void {
    this.#body?.end();
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#head.reject(error);
    this.#body?.fail(error);
  }
}

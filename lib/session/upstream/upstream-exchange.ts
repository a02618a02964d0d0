import { Readable } from "node:stream";
import { type Dispatcher, errors } from "undici";

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

interface Sink {
  write(chunk: Buffer): boolean;
  end(chunk?: Buffer): unknown;
  destroy(error: Error): unknown;
  once(event: "drain", listener: () => void): unknown;
}

const mostKeptBytes = 64 * 1024;
const mostDumpedBytes = 128 * 1024;
/** For a body, however steadily it drips. The time begins anew when its reader has to be waited for, and afterwards. */
const longestMs = 60_000;

/**
 * An answer's body, streamed. Chunks that arrive before a reader are buffered, so that a small answer is sent
 * with its head: a stream in between would double the cost of a call.
 */
export class UpstreamBody {
  readonly #controller: Dispatcher.DispatchController;
  #kept: Buffer[] = [];
  #keptBytes = 0;
  #sink: Sink | undefined;
  #whole = false;
  #error: Error | undefined;
  #onClose = () => {};
  readonly #timer: NodeJS.Timeout;

  constructor(controller: Dispatcher.DispatchController) {
    this.#controller = controller;
    this.#timer = setTimeout(() => controller.abort(new errors.BodyTimeoutError()), longestMs).unref();
  }

  take(chunk: Buffer): void {
    if (this.#sink !== undefined) {
      if (!this.#sink.write(chunk)) this.#wait(this.#sink);
      return;
    }
    this.#kept.push(chunk);
    this.#keptBytes += chunk.length;
    if (this.#keptBytes > mostKeptBytes) this.#controller.pause();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#whole = true;
    this.#sink?.end();
    this.#onClose();
  }

  fail(error: Error): void {
    clearTimeout(this.#timer);
    this.#error = error;
    this.#sink?.destroy(error);
    this.#onClose();
  }

  /** Calls `listener` when the service has sent it all, or the exchange has failed: the connection is free again. */
  whenClosed(listener: () => void): void {
    if (this.#whole || this.#error !== undefined) listener();
    else this.#onClose = listener;
  }

  /** Writes the body to `sink` with backpressure; a body that breaks off destroys it. */
  flowInto(sink: Sink): void {
    this.#sink = sink;
    const kept = this.#kept;
    this.#kept = [];
    if (this.#error !== undefined) sink.destroy(this.#error);
    else if (this.#whole) sink.end(kept.length === 1 ? kept[0] : Buffer.concat(kept));
    else {
      let flows = true;
      for (const chunk of kept) flows = sink.write(chunk);
      if (flows) this.#controller.resume();
      else this.#wait(sink);
    }
  }

  readable(): Readable {
    let more = () => {};
    const readable = new Readable({
      read: () => {
        const listener = more;
        more = () => undefined;
        listener();
      },
      destroy: (error, done) => {
        if (!this.#whole) this.#controller.abort(error ?? new Error("The reader stopped."));
        done(error);
      },
    });
    this.flowInto({
      write: (chunk) => readable.push(chunk),
      end: (chunk) => {
        if (chunk !== undefined) readable.push(chunk);
        readable.push(null);
      },
      destroy: (error) => readable.destroy(error),
      once: (_, listener) => {
        more = listener;
      },
    });
    return readable;
  }

  /** Discards it, or aborts a long one. */
  dump(): void {
    let left = mostDumpedBytes;
    this.flowInto({
      write: ({ length }) => {
        left -= length;
        if (left < 0) this.#controller.abort(new Error("Too long to be read for nothing."));
        return true;
      },
      end: () => undefined,
      destroy: () => undefined,
      once: () => undefined,
    });
  }

  #wait(sink: Sink): void {
    this.#controller.pause();
    this.#timer.refresh();
    sink.once("drain", () => {
      this.#timer.refresh();
      this.#controller.resume();
    });
  }
}

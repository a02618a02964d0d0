import { Readable } from "node:stream";
import type { Dispatcher } from "undici";

/** As much of a `Writable` as a body needs to flow. */
interface Sink {
  write(chunk: Buffer): boolean;
  end(chunk?: Buffer): unknown;
  destroy(error: Error): unknown;
  once(event: "drain", listener: () => void): unknown;
}

const mostKeptBytes = 64 * 1024;
const mostDumpedBytes = 128 * 1024;

/**
 * The body of an answer, handed on as it comes. What arrives before somebody takes it is kept, so that a small answer
 * goes out in one piece with its head: a stream in between costs as much as all the rest of the way.
 */
export class UpstreamBody {
  readonly #controller: Dispatcher.DispatchController;
  #kept: Buffer[] = [];
  #keptBytes = 0;
  #sink: Sink | undefined;
  #whole = false;
  #error: Error | undefined;

  constructor(controller: Dispatcher.DispatchController) {
    this.#controller = controller;
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
    this.#whole = true;
    this.#sink?.end();
  }

  fail(error: Error): void {
    this.#error = error;
    this.#sink?.destroy(error);
  }

  /** Writes the body to `sink`, no faster than it takes it; a body that breaks off destroys it. */
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

  /** The same as a stream. */
  readable(): Readable {
    let more = () => {};
    const readable = new Readable({
      read: () => more(),
      destroy: (error, done) => {
        if (!this.#whole) this.#controller.abort(error ?? new Error("Nobody reads on."));
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

  /** Reads and forgets it; a long one is broken off. */
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
    sink.once("drain", () => this.#controller.resume());
  }
}

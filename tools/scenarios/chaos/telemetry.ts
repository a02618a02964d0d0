import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { findMarks } from "../marks.ts";
import { listen, shut } from "../stub-space/listen.ts";

/** Where instances send traces and metrics (OTLP over HTTP), searched for tokens as they come. */
export class TelemetryReceiver {
  readonly leaks = new Set<string>();
  readonly received = new Map<string, number>();
  #port = 0;
  readonly #server = createServer((incoming, response) => {
    void buffer(incoming).then((body) => {
      this.take(
        incoming.url ?? "",
        incoming.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body,
      );
      response
        .writeHead(200, { "content-type": incoming.headers["content-type"] ?? "application/json" })
        .end();
    });
  });

  async open(): Promise<string> {
    this.#port = await listen(this.#server, 0);
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Reads what instances say to Prometheus, for as long as they are there. */
  async scrape(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
      if (answer?.ok) this.take("Prometheus", Buffer.from(await answer.text()));
    }
  }

  async close(): Promise<void> {
    await shut(this.#server);
  }

  take(where: string, body: Buffer): void {
    this.received.set(where, (this.received.get(where) ?? 0) + body.length);
    for (const how of findMarks(body.toString("latin1"))) this.leaks.add(`${where}: ${how}`);
  }
}

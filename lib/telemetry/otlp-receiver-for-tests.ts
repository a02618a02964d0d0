import { createServer, type IncomingHttpHeaders } from "node:http";
import * as z from "zod";

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(attribute).default([]),
  links: z.array(z.object({ spanId: z.string() })).default([]),
  status: z.object({ code: z.number().optional() }).default({}),
});
const metric = z.looseObject({ name: z.string() });
const bodySchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })).default([]),
  resourceMetrics: z
    .array(z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(metric) })) }))
    .default([]),
});

export type ReceivedSpan = z.infer<typeof span>;

interface Delivery {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A collector on loopback that keeps what arrives, and decodes it. For tests alone. */
export class OtlpReceiver {
  readonly deliveries: Delivery[] = [];
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { url = "", headers } = request;
      this.deliveries.push({ path: url, headers, body: Buffer.concat(chunks) });
      response.writeHead(200, { "content-type": headers["content-type"] ?? "application/json" }).end();
    });
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    return `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Everything that came, as text. */
  get text(): string {
    return this.deliveries.map(({ body }) => body.toString("latin1")).join("\n");
  }

  get spans(): ReceivedSpan[] {
    return this.#json("/v1/traces").flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  }

  get metricNames(): string[] {
    const names = this.#json("/v1/metrics").flatMap(({ resourceMetrics }) =>
      resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
    );
    return [...new Set(names.map(({ name }) => name))].sort();
  }

  #json(path: string) {
    return this.deliveries
      .filter((delivery) => delivery.path === path)
      .map(({ body }) => bodySchema.parse(JSON.parse(body.toString())));
  }
}

/** The texts at a path of field numbers in a protobuf message. */
export function protobufTexts(message: Buffer, [field = 0, ...deeper]: readonly number[]): string[] {
  const found = fieldsOf(message).filter(({ number }) => number === field);
  if (deeper.length === 0) return found.map(({ bytes }) => bytes.toString());
  return found.flatMap(({ bytes }) => protobufTexts(bytes, deeper));
}

function fieldsOf(message: Buffer): { number: number; bytes: Buffer }[] {
  const fields: { number: number; bytes: Buffer }[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = message[at++] ?? 0;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = varint();
    const wire = tag & 7;
    const start = wire === 2 ? at + lengthOf() : at;
    if (wire === 0) varint();
    else if (wire === 1) at += 8;
    else if (wire === 5) at += 4;
    fields.push({ number: tag >>> 3, bytes: message.subarray(Math.min(start, at), at) });
  }
  return fields;

  function lengthOf(): number {
    const before = at;
    const length = varint();
    const head = at - before;
    at += length;
    return head;
  }
}

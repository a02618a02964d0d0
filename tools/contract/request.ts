/** What is sent, beside method and address. */
export interface Sending {
  token?: string | undefined;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is, with its type. */
  raw?: { body: string | Uint8Array<ArrayBuffer>; type: string | undefined };
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The JSON of the answer, undefined where it is none. */
  body: unknown;
  text: string;
}

const patienceMilliseconds = 30_000;

/** One plain request. Redirects are answers. */
export async function request(method: string, address: string, sending: Sending = {}): Promise<Answer> {
  const headers = new Headers(sending.headers);
  if (sending.token !== undefined) headers.set("authorization", `Bearer ${sending.token}`);
  if (sending.json !== undefined) headers.set("content-type", "application/json");
  if (sending.raw?.type !== undefined) headers.set("content-type", sending.raw.type);
  const body = sending.json === undefined ? sending.raw?.body : JSON.stringify(sending.json);
  const response = await send(address, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parse(text), text };
}

/** Throws `NoAnswer`. */
export async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(patienceMilliseconds);
    return await fetch(address, { ...init, redirect: "manual", signal });
  } catch (error) {
    const [path] = address.split("?");
    throw new NoAnswer(`${init.method ?? "GET"} ${path} gives no answer (${reasonOf(error)}).`);
  }
}

export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { Readable } from "node:stream";

/** What the stub answers. */
export interface Reply {
  status: number;
  headers: Record<string, string | string[]>;
  body: string | Buffer | Readable;
}

/** What goes wrong with one call to the Space. Everything left out goes as usual. */
export interface Fault {
  /** Until then nothing happens to any token. */
  before?: Promise<unknown>;
  /** Nothing happens to any token; this is answered, or the connection closed. */
  instead?: Reply | "close";
  /** Changes the answer after tokens have been issued or have died. */
  edit?: (reply: Reply) => Reply;
  /** Until then the answer is kept back, after tokens have been issued or have died. */
  after?: Promise<unknown>;
  /** The same, for as long each time. */
  afterMs?: number;
  /** The answer never comes, or breaks off, after tokens have been issued or have died. */
  lost?: "whole" | "half";
}

/** Opened once, to continue. */
export class Gate {
  readonly opened: Promise<void>;
  #open: () => void = () => undefined;

  constructor() {
    this.opened = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  open(): void {
    this.#open();
  }
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return { status, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
}

/** A refusal in the shape that the interface was decided to have. */
export function refusal(status: number, id: string): Reply {
  return json(status, { sys: { type: "Error", id }, message: `${id}, says the stub.` });
}

/** An answer as some machine in between gives it: not the Space's own words. */
export function foreign(status: number, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { "content-type": "text/html", ...headers },
    body: `<!doctype html><title>${status}</title>`,
  };
}

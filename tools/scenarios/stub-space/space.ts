import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { SpaceAddresses } from "../adapter.ts";
import { answerCall } from "./acma.ts";
import { answerAuth } from "./auth-api.ts";
import { abandonment, bearer, type StubCall, textIn } from "./call.ts";
import type { Fault, Reply } from "./fault.ts";
import { listen, shut } from "./listen.ts";
import { answerLogin } from "./login-entry.ts";
import type { Operation } from "./token.ts";
import { TokenBook } from "./token-book.ts";

/**
 * A Space that records every use of every token, and does on demand whatever a network and a service can do wrong.
 * The Auth API listens by itself, so that its connections alone can be refused.
 */
export class StubSpace {
  readonly book = new TokenBook();
  /** Every call, also with an unknown token. */
  readonly calls: StubCall[] = [];
  /** The address of the BFF's callback with a one-time token. */
  callback: (oneTimeToken: string) => string = (token) => `http://localhost/?exchangeToken=${token}`;
  /** As its addresses say it. */
  host = "127.0.0.1";
  readonly #auth = this.#server();
  readonly #api = this.#server();
  #authPort = 0;
  #apiPort = 0;

  async open(): Promise<void> {
    this.#authPort = await listen(this.#auth, this.#authPort);
    if (!this.#api.listening) this.#apiPort = await listen(this.#api, this.#apiPort);
  }

  async close(): Promise<void> {
    await Promise.all([shut(this.#auth), shut(this.#api)]);
  }

  /** From here to the next `open`, connections to the Auth API are refused. */
  async closeAuth(): Promise<void> {
    await shut(this.#auth);
  }

  get addresses(): SpaceAddresses {
    const auth = `http://${this.host}:${this.#authPort}`;
    const api = `http://${this.host}:${this.#apiPort}`;
    return {
      spaceId: "demo",
      auth: `${auth}/auth/v1`,
      oauth2: `${auth}/oauth2`,
      acma: `${api}/acma/v1`,
      acda: `${api}/acda/v1`,
      cma: `${api}/cma/v1`,
      upload: `${api}/upload/v1`,
    };
  }

  /** Calls that came with a token which the stub has never issued, or with none. */
  get strangers(): StubCall[] {
    return this.calls.filter(({ token }) => token === undefined);
  }

  #server(): Server {
    // An accessToken of 16 kB is longer than what Node.js takes by itself.
    return createServer({ maxHeaderSize: 64 * 1024 }, (incoming, response) => {
      this.#answer(incoming, response).catch(() => response.destroy());
    });
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "/" } = incoming;
    if (/\/(login\/oauth2\/|oauth2\/authorize)/.test(url)) {
      const address = new URL(url, "http://space.invalid");
      await send(response, answerLogin(this.book, address, this.callback));
      return;
    }
    const call = await this.#read(incoming, response);
    this.calls.push(call);
    const fault: Fault = call.token?.member.take(call) ?? {};
    await fault.before;
    if (fault.instead === "close") return void response.destroy();
    if (fault.instead !== undefined) return await send(response, fault.instead);
    const usual = call.operation === "call" ? answerCall(this.book, call) : answerAuth(this.book, call);
    const reply = fault.edit?.(usual) ?? usual;
    await fault.after;
    if (fault.afterMs !== undefined) await wait(fault.afterMs);
    if (fault.lost === "whole") return void response.destroy();
    await send(response, reply, fault.lost);
  }

  async #read(incoming: IncomingMessage, response: ServerResponse): Promise<StubCall> {
    const { method = "GET", url = "/", headers } = incoming;
    const abandoned = abandonment(response);
    const body = await buffer(incoming);
    const operation = operationOf(method, url, body);
    const presented = presentedIn(operation, url, headers, body);
    const token = this.book.find(presented);
    return { method, url, headers, body, operation, presented, token, abandoned };
  }
}

function operationOf(method: string, url: string, body: Buffer): Operation {
  if (url.startsWith("/oauth2/token")) {
    return textIn(body, "grant_type") === "refresh_token" ? "renew" : "exchange";
  }
  if (url.startsWith("/oauth2/revoke")) return "revoke";
  if (url.endsWith("/oauth/refresh")) return "renew";
  if (!url.endsWith("/oauth/token")) return "call";
  return method === "DELETE" ? "revoke" : "exchange";
}

function presentedIn(
  operation: Operation,
  url: string,
  headers: IncomingMessage["headers"],
  body: Buffer,
): string | undefined {
  const isOAuth = url.startsWith("/oauth2/");
  if (operation === "exchange") return textIn(body, isOAuth ? "code" : "exchangeToken");
  if (operation === "renew") return textIn(body, isOAuth ? "refresh_token" : "refreshToken");
  if (operation === "revoke" && isOAuth) return textIn(body, "token");
  return bearer(headers);
}

async function send(response: ServerResponse, reply: Reply, lost?: "half"): Promise<void> {
  if (lost === "half") {
    const whole = String(reply.body);
    response.writeHead(reply.status, { ...reply.headers, "content-length": String(whole.length) });
    response.write(whole.slice(0, whole.length / 2), () => response.destroy());
    return;
  }
  response.writeHead(reply.status, reply.headers);
  if (reply.body instanceof Readable) {
    const stream = reply.body;
    response.once("close", () => stream.destroy());
    stream.once("error", () => response.destroy()).pipe(response);
  } else response.end(reply.body);
}

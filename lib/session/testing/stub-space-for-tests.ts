import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

export interface Recorded {
  method: string;
  path: string;
  authorization: string | undefined;
  body: string;
}

/** Answers for a call instead of the stub; `undefined` lets the stub answer. */
type Interference = (call: Recorded, response: ServerResponse) => boolean | Promise<boolean>;

/** A Space over HTTP with strict rotation, which records every call. For tests alone. */
export class StubSpace {
  readonly calls: Recorded[] = [];
  /** Of the accessTokens that are issued from now on, at least. */
  accessLength = 0;
  accessLifetimeMs = 900_000;
  /** By the Space's own clock. */
  now: () => number = Date.now;
  interfere: Interference = () => false;
  #server: Server;
  #port = 0;
  #issued = 0;
  #live = new Map<string, { accessToken: string; memberId: string; expiresAt: number }>();
  #exchangeTokens = new Map<string, string>();

  constructor() {
    this.#server = createServer((request, response) => {
      // A request that breaks off has no answer.
      this.#answer(request, response).catch((error: unknown) => {
        if (!request.destroyed) throw error;
      });
    });
  }

  /** Once more after `close`, it is at the same address again. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, "127.0.0.1", resolve));
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    this.#port = address.port;
    return `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  exchangeTokenFor(memberId: string): string {
    const token = `exchange-${this.#issued++}`;
    this.#exchangeTokens.set(token, memberId);
    return token;
  }

  callsTo(path: string): Recorded[] {
    return this.calls.filter((call) => call.path.endsWith(path));
  }

  get liveAccessTokens(): string[] {
    return [...this.#live.values()].map(({ accessToken }) => accessToken);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { method = "", url = "", headers } = request;
    const call = { method, path: url, authorization: headers.authorization, body };
    this.calls.push(call);
    if (await this.interfere(call, response)) return;
    if (url.endsWith("/oauth/token") && method === "POST") return this.#exchange(body, response);
    if (url.endsWith("/oauth/refresh")) return this.#renew(body, response);
    if (url.endsWith("/oauth/token") && method === "DELETE") return this.#revoke(call, response);
    const memberId = this.#memberOf(headers.authorization);
    if (memberId === undefined) return refuse(response);
    if (url === "/acma/v1/me")
      return json(response, 200, { sys: { id: memberId, type: "ServiceUser" }, nickname: memberId });
    json(response, 200, { echo: { method, path: url, headers, body } });
  }

  #exchange(body: string, response: ServerResponse): void {
    const { exchangeToken } = JSON.parse(body);
    const memberId = this.#exchangeTokens.get(exchangeToken);
    if (memberId === undefined || !this.#exchangeTokens.delete(exchangeToken)) {
      refuse(response);
      return;
    }
    this.#issue(memberId, response);
  }

  #renew(body: string, response: ServerResponse): void {
    const { refreshToken } = JSON.parse(body);
    const live = this.#live.get(refreshToken);
    if (live === undefined || !this.#live.delete(refreshToken)) {
      refuse(response);
      return;
    }
    this.#issue(live.memberId, response);
  }

  #revoke(call: Recorded, response: ServerResponse): void {
    if (this.#memberOf(call.authorization) === undefined) {
      refuse(response);
      return;
    }
    const { refreshToken } = JSON.parse(call.body);
    this.#live.delete(refreshToken);
    response.writeHead(204).end();
  }

  #issue(memberId: string, response: ServerResponse): void {
    const number = this.#issued++;
    const now = this.now();
    const refreshToken = `refresh-${number}`;
    const accessToken = `access-${number}`.padEnd(this.accessLength, "x");
    this.#live.set(refreshToken, { accessToken, memberId, expiresAt: now + this.accessLifetimeMs });
    json(response, 200, {
      accessToken,
      tokenType: "Bearer",
      scope: ["APP"],
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + this.accessLifetimeMs).toISOString(),
      refreshToken,
      refreshExpiresAt: new Date(now + 3 * 24 * 60 * 60 * 1000).toISOString(),
    });
  }

  #memberOf(authorization: string | undefined): string | undefined {
    const live = [...this.#live.values()].find(
      ({ accessToken }) => authorization === `Bearer ${accessToken}`,
    );
    return live !== undefined && live.expiresAt > this.now() ? live.memberId : undefined;
  }
}

/** Keeps what the stub answers until then; `onAnswer`: when it would have answered. */
export function holdBack(response: ServerResponse, until: Promise<void>, onAnswer?: () => void): void {
  const end = response.end.bind(response) as (chunk?: unknown) => ServerResponse;
  response.end = ((chunk?: unknown) => {
    onAnswer?.();
    void until.then(() => end(chunk));
    return response;
  }) as ServerResponse["end"];
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function refuse(response: ServerResponse): void {
  json(response, 401, { sys: { type: "Error", id: "InvalidToken" }, message: "unusable" });
}

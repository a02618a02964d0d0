import type { Adapter, Answer, Browser, BrowserRequest } from "../adapter.ts";
import { CookieJar } from "./cookie-jar.ts";
import { exchange, type WireRequest } from "./exchange.ts";

/** What a browser knows of a site. */
export interface Place {
  readonly adapter: Adapter;
  readonly publicOrigin: string;
  /** The instance that takes the next request. */
  next(): string;
  /** Takes note of every answer. */
  readonly ear: { hear(method: string, path: string, answer: Answer): void };
}

export interface Sending extends BrowserRequest {
  /** The instance, unless the balancer chooses. */
  at?: string | undefined;
  /** The answer's `Set-Cookie` never reaches the jar. */
  loseCookies?: boolean;
  signal?: AbortSignal;
  onPiece?: (piece: Buffer) => void;
}

/** A browser, or a tab of one: tabs share a jar, a copy has its own. */
export class TestBrowser implements Browser {
  readonly jar: CookieJar;
  readonly #place: Place;

  constructor(place: Place, jar = new CookieJar()) {
    this.#place = place;
    this.jar = jar;
  }

  /** The same cookies at this moment: a tab that fell asleep, an answer that was lost, or a thief. */
  copy(): TestBrowser {
    return new TestBrowser(this.#place, new CookieJar(this.jar.cookies));
  }

  send(sending: Sending): Promise<Answer> {
    const answer = this.#send(sending);
    // Rows await some answers later than others, which may have failed by then.
    answer.catch(() => undefined);
    return answer;
  }

  async #send(sending: Sending): Promise<Answer> {
    const method = sending.method ?? "GET";
    const answer = await exchange({
      ...this.wire(sending),
      signal: sending.signal,
      onPiece: sending.onPiece,
    });
    this.#place.ear.hear(method, sending.path, answer);
    if (!sending.loseCookies) this.jar.keep(answer.setCookies);
    return answer;
  }

  /** Takes the cookies of an answer that came without being kept. */
  keep(answer: Answer): void {
    this.jar.keep(answer.setCookies);
  }

  /** A call of a page to the API. */
  call(apiPath: string, sending: Omit<Sending, "path"> = {}): Promise<Answer> {
    const { calls } = this.#place.adapter;
    const fromPage = {
      accept: "application/json",
      "sec-fetch-site": "same-origin",
      "sec-fetch-mode": "cors",
    };
    const headers = { ...fromPage, ...calls.headers(sending.method ?? "GET"), ...sending.headers };
    return this.send({ ...sending, path: calls.address(apiPath), headers });
  }

  /** Opens an address as a navigation, without following where it leads. */
  open(path: string, sending: Omit<Sending, "path"> = {}): Promise<Answer> {
    const navigation = {
      accept: "text/html,application/xhtml+xml",
      "sec-fetch-site": "none",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
      "upgrade-insecure-requests": "1",
    };
    return this.send({ ...sending, path, headers: { ...navigation, ...sending.headers } });
  }

  /** Opens a URL and follows redirects within the BFF; returns the last answer and its path. */
  async follow(path: string, sending: Omit<Sending, "path"> = {}): Promise<{ answer: Answer; path: string }> {
    let here = path;
    let answer = await this.open(here, sending);
    for (let hops = 0; hops < 10 && answer.status >= 300 && answer.status < 400; hops++) {
      const target = new URL(answer.headers.get("location") ?? "", this.#place.publicOrigin);
      if (target.origin !== this.#place.publicOrigin) break;
      here = target.pathname + target.search;
      answer = await this.open(here);
    }
    return { answer, path: here };
  }

  session(sending: Omit<Sending, "path"> = {}): Promise<Answer> {
    const headers = { accept: "application/json", "sec-fetch-site": "same-origin" };
    return this.send({ headers, ...sending, path: this.#place.adapter.session.path });
  }

  /** Who is signed in here, as the BFF says. */
  async member(): Promise<string | undefined> {
    return this.#place.adapter.session.memberOf(await this.session());
  }

  wire({ at, method = "GET", path, headers = {}, body }: Sending): WireRequest {
    const sent: Record<string, string> = { host: new URL(this.#place.publicOrigin).host };
    if (this.jar.header !== "") sent.cookie = this.jar.header;
    for (const [name, value] of Object.entries(headers)) sent[name.toLowerCase()] = value;
    for (const [name, value] of Object.entries(sent)) if (value === "") delete sent[name];
    if (body !== undefined) sent["content-length"] ??= String(Buffer.byteLength(body));
    return { address: at ?? this.#place.next(), method, path, headers: sent, body };
  }
}

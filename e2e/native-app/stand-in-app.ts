import * as z from "zod";

const pairSchema = z.object({
  accessToken: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  refreshToken: z.string(),
});

type Pair = z.infer<typeof pairSchema>;

interface Space {
  authUrl: string;
  acmaUrl: string;
  spaceId: string;
  provider: string;
  /** As the Space file has it. */
  link: string;
}

const longestWaitMs = 10 * 60_000;
const longestLeadMs = 60_000;

/** What docs/native-apps.md says an app does, over HTTP and without a device. */
export class StandInApp {
  /** Its clock. */
  now: () => number = Date.now;
  #pair: Pair | undefined;
  #begunAt = Number.NEGATIVE_INFINITY;
  #renewal: Promise<Pair> | undefined;
  readonly #space: Space;

  constructor(space: Space) {
    this.#space = space;
  }

  get isSignedIn(): boolean {
    return this.#pair !== undefined;
  }

  /** The address to open in the system's browser. */
  beginSignIn(): string {
    this.#begunAt = this.now();
    return `${this.#oauth("/login/oauth2")}/${this.#space.provider}`;
  }

  /** What the device hands over when its link is opened. Answers whether somebody is signed in by it. */
  async open(link: string): Promise<boolean> {
    const { searchParams } = new URL(link);
    const exchangeToken = searchParams.get("exchangeToken");
    // Nobody else's idea: a link that comes unasked would sign in whoever made it.
    const isAwaited = this.now() - this.#begunAt < longestWaitMs;
    if (!isAwaited || exchangeToken === null || !link.startsWith(`${this.#space.link}?`)) return false;
    this.#begunAt = Number.NEGATIVE_INFINITY;
    const response = await this.#post("/oauth/token", { exchangeToken });
    if (!response.ok) return false;
    this.#pair = pairSchema.parse(await response.json());
    return true;
  }

  /** A call to ACMA with a pair that is renewed before it expires. */
  async call(path: string): Promise<Response> {
    const { accessToken } = await this.#fresh();
    return await fetch(this.#space.acmaUrl + path, { headers: { authorization: `Bearer ${accessToken}` } });
  }

  /**
   * Nothing stays on the device, whatever comes. Sends both tokens, the newest there are: without the refreshToken in
   * the body, that one would live on.
   */
  async signOut(): Promise<void> {
    const pair = this.#pair;
    if (pair === undefined) return;
    const newest = this.#fresh().catch(() => pair);
    this.#pair = undefined;
    const { accessToken, refreshToken } = await newest;
    await fetch(this.#oauth("/oauth/token"), {
      method: "DELETE",
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      body: JSON.stringify({ refreshToken }),
    }).catch(() => undefined);
  }

  async #fresh(): Promise<Pair> {
    const pair = this.#pair;
    if (pair === undefined) throw new Error("Nobody is signed in");
    const [createdAt, expiresAt] = [Date.parse(pair.createdAt), Date.parse(pair.expiresAt)];
    if (expiresAt - this.now() > Math.min(longestLeadMs, (expiresAt - createdAt) / 10)) return pair;
    // The old pair is dead at once: however many calls there are, one of them renews, and all wait for it.
    this.#renewal ??= this.#renew(pair).finally(() => {
      this.#renewal = undefined;
    });
    return await this.#renewal;
  }

  async #renew(pair: Pair): Promise<Pair> {
    const response = await this.#post("/oauth/refresh", { refreshToken: pair.refreshToken });
    if (response.status === 401) this.#become(pair, undefined);
    if (!response.ok) throw new Error(`The renewal was answered ${response.status}`);
    const renewed = pairSchema.parse(await response.json());
    this.#become(pair, renewed);
    return renewed;
  }

  /** A sign-out that came meanwhile wins: what comes after it is kept nowhere. */
  #become(before: Pair, after: Pair | undefined): void {
    if (this.#pair === before) this.#pair = after;
  }

  #oauth(path: string): string {
    return `${this.#space.authUrl}/spaces/${this.#space.spaceId}${path}`;
  }

  #post(path: string, body: Record<string, string>): Promise<Response> {
    const headers = { "content-type": "application/json" };
    return fetch(this.#oauth(path), { method: "POST", headers, body: JSON.stringify(body) });
  }
}

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

/** What the device keeps when the app ends. */
export interface Store {
  pair?: string | undefined;
  begunAt?: number | undefined;
}

const longestWaitMs = 10 * 60_000;
const longestLeadMs = 60_000;

/** What docs/native-apps.md says an app does, over HTTP and without a device. */
export class StandInApp {
  /** Its clock. */
  now: () => number = Date.now;
  #pair: Pair | undefined;
  /** A pair of an earlier run has an unknown age. */
  #isDue: boolean;
  #renewal: Promise<Pair> | undefined;
  readonly #space: Space;
  readonly #store: Store;

  constructor(space: Space, store: Store = {}) {
    this.#space = space;
    this.#store = store;
    this.#pair = store.pair === undefined ? undefined : pairSchema.parse(JSON.parse(store.pair));
    this.#isDue = this.#pair !== undefined;
  }

  get isSignedIn(): boolean {
    return this.#pair !== undefined;
  }

  /** The address to open in the system's browser. */
  beginSignIn(): string {
    this.#store.begunAt = this.now();
    return `${this.#oauth("/login/oauth2")}/${this.#space.provider}`;
  }

  /** Opens the app's link. Answers whether the exchange worked; a refused one changes nothing. */
  async open(link: string): Promise<boolean> {
    const { searchParams } = new URL(link);
    const exchangeToken = searchParams.get("exchangeToken");
    // A link without a sign-in under way would sign the member in as its sender.
    const { begunAt = Number.NEGATIVE_INFINITY } = this.#store;
    const isAwaited = this.now() - begunAt < longestWaitMs;
    if (!isAwaited || exchangeToken === null || !link.startsWith(`${this.#space.link}?`)) return false;
    this.#store.begunAt = undefined;
    const response = await this.#post("/oauth/token", { exchangeToken });
    if (!response.ok) return false;
    this.#keep(pairSchema.parse(await response.json()));
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
    this.#keep(undefined);
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
    const isFresh = expiresAt - this.now() > Math.min(longestLeadMs, (expiresAt - createdAt) / 10);
    if (isFresh && !this.#isDue) return pair;
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

  /** A sign-out in the meantime wins: the renewed pair is not kept then. */
  #become(before: Pair, after: Pair | undefined): void {
    if (this.#pair === before) this.#keep(after);
  }

  #keep(pair: Pair | undefined): void {
    this.#store.pair = pair === undefined ? undefined : JSON.stringify(pair);
    this.#pair = pair;
    this.#isDue = false;
  }

  #oauth(path: string): string {
    return `${this.#space.authUrl}/spaces/${this.#space.spaceId}${path}`;
  }

  #post(path: string, body: Record<string, string>): Promise<Response> {
    const headers = { "content-type": "application/json" };
    return fetch(this.#oauth(path), { method: "POST", headers, body: JSON.stringify(body) });
  }
}

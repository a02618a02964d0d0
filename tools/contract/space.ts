import { type Addresses, resolveLink } from "./addresses.ts";
import { NotAsked } from "./check.ts";
import { type EndpointName, endpoints, fillPath } from "./endpoints.ts";
import { expectStatus, textAt } from "./expect.ts";
import { once } from "./once.ts";
import { type Answer, request, type Sending } from "./request.ts";
import { walkSignIn } from "./sign-in.ts";
import { type FieldPlace, findField, type Kind, type SpaceFile } from "./space-file.ts";

export interface Target {
  spaceId: string;
  addresses: Addresses;
  file: SpaceFile;
  /** Whether it is the embedded Space, whose demo accounts need no token of a member. */
  embedded: boolean;
  token?: string | undefined;
  otherToken?: string | undefined;
  /** Of a platform user who may manage members. */
  cmaToken?: string | undefined;
}

export interface Call extends Sending {
  /** For the `{…}` of the path. */
  path?: Record<string, string>;
  /** A query string without its `?`. */
  query?: string;
}

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** A Space under test: who may be asked, and how. */
export class Space {
  readonly target: Target;

  constructor(target: Target) {
    this.target = target;
  }

  /** Calls an endpoint under no identity but the one in `call`. */
  call(name: EndpointName, call: Call = {}): Promise<Answer> {
    const [service, method, path] = endpoints[name];
    const { addresses, file, spaceId } = this.target;
    const filled = fillPath(file.endpoints[name] ?? path, { spaceId, ...call.path });
    return request(method, `${addresses[service]}${filled}${call.query ? `?${call.query}` : ""}`, call);
  }

  /** The same as the first member. */
  async asMember(name: EndpointName, call: Call = {}): Promise<Answer> {
    return this.call(name, { ...call, token: await this.memberToken() });
  }

  async asOther(name: EndpointName, call: Call = {}): Promise<Answer> {
    return this.call(name, { ...call, token: await this.otherToken() });
  }

  /** A member with isAdmin. */
  async asAdmin(name: EndpointName, call: Call = {}): Promise<Answer> {
    if (!this.target.embedded) skip("needs a member with isAdmin: the embedded Space's grace");
    return this.call(name, { ...call, token: (await adminPair(this)).accessToken });
  }

  asManager(name: EndpointName, call: Call = {}): Promise<Answer> {
    return this.call(name, { ...call, token: this.cmaToken() });
  }

  /** A link of a list of ACMA, opened as the first member. */
  async follow(link: string): Promise<Answer> {
    return request("GET", resolveLink(this.target.addresses.acma, link), { token: await this.memberToken() });
  }

  memberToken(): Promise<string> {
    return this.#tokenOf(this.target.token, memberPair, "--token");
  }

  otherToken(): Promise<string> {
    return this.#tokenOf(this.target.otherToken, otherPair, "--other-token");
  }

  cmaToken(): string {
    return this.target.cmaToken ?? skip("needs a CMA token: --cma-token");
  }

  /** Walks the whole sign-in; only the embedded provider lets a program in. */
  async signIn(email: string): Promise<TokenPair> {
    const exchangeToken = (await this.signInUpTo(email)).searchParams.get("exchangeToken") ?? "";
    const answer = await this.call("exchange", { json: { exchangeToken } });
    expectStatus(answer, 200);
    return {
      accessToken: textAt(answer.body, "accessToken"),
      refreshToken: textAt(answer.body, "refreshToken"),
    };
  }

  /** The callback address that a sign-in ends at. An empty address cancels. */
  signInUpTo(email: string): Promise<URL> {
    if (!this.target.embedded) skip("needs a sign-in by program: the embedded provider");
    const { addresses, spaceId } = this.target;
    return walkSignIn(
      `${addresses.auth}${fillPath(endpoints.loginEntry[2], { spaceId, provider: "embedded" })}`,
      email,
    );
  }

  findField(kind: Kind): FieldPlace | undefined {
    return findField(this.target.file, kind);
  }

  field(kind: Kind): FieldPlace {
    return this.findField(kind) ?? skip(`needs a Content Type with a field of the kind ${kind}`);
  }

  get locale(): string {
    return this.target.file.locales[0]?.id ?? "en-US";
  }

  get otherLocale(): string | undefined {
    return this.target.file.locales[1]?.id;
  }

  async #tokenOf(
    given: string | undefined,
    pair: (space: Space) => Promise<TokenPair>,
    option: string,
  ): Promise<string> {
    if (given !== undefined) return given;
    if (!this.target.embedded) skip(`needs a member's accessToken: ${option}`);
    return (await pair(this)).accessToken;
  }
}

const memberPair = once((space) => space.signIn("ada@example.com"));
const otherPair = once((space) => space.signIn("linus@example.com"));
const adminPair = once((space) => space.signIn("grace@example.com"));

function skip(reason: string): never {
  throw new NotAsked(reason);
}

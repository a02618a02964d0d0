import { type Addresses, resolveLink } from "./addresses.ts";
import { NotAsked } from "./check.ts";
import { type EndpointName, endpoints, fillPath } from "./endpoints.ts";
import { at, expectStatus, textAt } from "./expect.ts";
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

/** Where an operation is. */
export interface Layout {
  method: string;
  path: string;
}

/** `manager`: the platform user of the CMA token. */
export type Caller = "member" | "manager" | "anonymous";

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** A Space under test, with the tokens to use. */
export class Space {
  readonly target: Target;
  readonly #found = new Map<string, string>();
  /** Of what was created here, for paths that name it. */
  readonly #contentTypes = new Map<string, string>();
  /** Whether a Content create names its Content Type in `sys`, as one on a flat path has to. */
  namesTypeInBody = false;

  constructor(target: Target) {
    this.target = target;
  }

  /** Calls an endpoint under no identity but the one in `call`. */
  call(name: EndpointName, call: Call = {}): Promise<Answer> {
    const layout = this.layoutOf(name);
    return name === "createContent" ? this.#create(layout, call) : this.#callAt(name, layout, call);
  }

  async #create(layout: Layout, call: Call): Promise<Answer> {
    const { contentTypeId = "" } = call.path ?? {};
    const { json } = call;
    const contentType = { sys: { type: "Refer", targetType: "ContentType", id: contentTypeId } };
    const isNamed = this.namesTypeInBody && typeof json === "object" && json !== null && !Array.isArray(json);
    const sent = isNamed ? { ...call, json: { sys: { contentType }, ...json } } : call;
    const answer = await this.#callAt("createContent", layout, sent);
    const id = at(answer.body, "sys.id");
    if (typeof id === "string") this.#contentTypes.set(id, contentTypeId);
    return answer;
  }

  /** Calls an operation at another path or by another method. */
  async callAt(name: EndpointName, layout: Layout, call: Call, as: Caller): Promise<Answer> {
    const tokens = {
      member: () => this.memberToken(),
      manager: () => this.cmaToken(),
      anonymous: () => undefined,
    };
    return this.#callAt(name, layout, { ...call, token: await tokens[as]() });
  }

  /** Sets where an operation is from now on: a path, or "METHOD /path". */
  use(name: string, value: string): void {
    this.#found.set(name, value);
  }

  #callAt(name: EndpointName, { method, path }: Layout, call: Call): Promise<Answer> {
    const { addresses, spaceId } = this.target;
    const contentTypeId =
      this.#contentTypes.get(call.path?.contentId ?? "") ?? this.findField("Text")?.contentTypeId ?? "";
    const filled = fillPath(path, { spaceId, contentTypeId, ...call.path });
    return request(
      method,
      `${addresses[endpoints[name][0]]}${filled}${call.query ? `?${call.query}` : ""}`,
      call,
    );
  }

  /** Where an operation was found, else where the Space file or the interface says that it is. */
  layoutOf(name: EndpointName): Layout {
    const [, method, path] = endpoints[name];
    const written = this.#found.get(name) ?? this.target.file.endpoints[name] ?? path;
    const [, ownMethod = method, ownPath = path] = /^(?:([A-Z]+) )?(.*)$/.exec(written) ?? [];
    return { method: ownMethod, path: ownPath };
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
    return this.#tokenOf(this.target.token, memberPair, "--token, or MEMBER_TOKEN");
  }

  otherToken(): Promise<string> {
    return this.#tokenOf(this.target.otherToken, otherPair, "--other-token");
  }

  cmaToken(): string {
    return this.target.cmaToken ?? skip("needs a CMA token: --cma-token, or CMA_TOKEN");
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

import type { Locator, Page } from "@playwright/test";

/**
 * What the scenarios need to know of a BFF ("backend for frontend": the server that keeps a browser's
 * tokens). An adapter is a file that exports `adapter: Adapter`; `npm run scenarios -- --adapter <file>` runs
 * it. The suite plays the Space (stub-space/) and the browsers (client/), and starts the BFF as processes
 * through the adapter. Everything else is plain HTTP.
 */
export interface Adapter {
  /** As the table names it: "Atrium", "Auth.js 5, documented recipe". */
  readonly name: string;

  /** Once before anything starts: a build, an installation. */
  prepare?(machine: Machine): Promise<void>;

  /**
   * Starts one instance and resolves once it answers. Rejects when it ends before that, which is what B2 asks for.
   * Called with several plans for several instances: they differ in `port`, `index` and `logFile` alone.
   */
  start(plan: InstancePlan): Promise<Instance>;

  readonly signIn: {
    /**
     * Does what a page does when its member presses "sign in", up to the answer that sends the browser away.
     * Resolves with the address (at the Space) where the browser goes next; undefined when the BFF refused.
     */
    begin(browser: Browser, options: BeginOptions): Promise<string | undefined>;
    /** A callback URL as an attacker with a one-time token would make it, without anything of this browser. */
    forgedCallback(oneTimeToken: string): string;
    /** A page without a member, where a sign-in starts: H3 looks at its scripts. */
    readonly page: string;
  };

  /** Signs out as a page does. `request` replaces parts of what is sent, for F1 and F2. */
  signOut(browser: Browser, request?: { method?: string; headers?: Record<string, string> }): Promise<Answer>;

  /** The address that tells a page who is signed in. */
  readonly session: {
    readonly path: string;
    /** The member's id; undefined without a session. */
    memberOf(answer: Answer): string | undefined;
    /** When the session ends, where the BFF says it: milliseconds since 1970. */
    endsAt?(answer: Answer): number | undefined;
  };

  /** The proxy: calls of a page to the API, to which the BFF adds the accessToken. */
  readonly calls: {
    /** The BFF's address of an API path: "/spaces/demo/contents/c1?limit=2" → "/api/acma/spaces/demo/contents/c1?limit=2". */
    address(apiPath: string): string;
    /** What a page of the BFF sends along with a call of this method, besides what browsers send by themselves. */
    headers(method: string): Record<string, string>;
    /** Every API path that the BFF passes on, with its methods; undefined when it passes on anything (D2 and D9 differ). */
    readonly table?: readonly { path: string; methods: readonly string[] }[];
    /** Request headers that shall arrive at the API as they were sent (D5). */
    readonly keptHeaders: Record<string, string>;
    /** The request header that names the member for whom a page was made, where the BFF has one (B6). */
    readonly memberHeader?: string;
    /** The header without which a write is refused, where the BFF asks for one (D7). */
    readonly writeHeader?: string;
  };

  /**
   * The shortest life of an accessToken that it can tell from none, in seconds; half a second when left out. OAuth 2
   * says whole seconds, and clients cut the moment of issue off to whole ones too.
   */
  readonly shortestAccessSeconds?: number;

  /** Pages behind a session that call the API while they render. The first one is used most. */
  readonly memberPages: readonly string[];

  /** The same pages in a real browser, for F6, F7, G1 and G2; without it those do not apply. */
  readonly pages?: PagesAdapter;

  /** Names of the BFF's cookies. A cookie that is split into parts matches with each part. */
  readonly cookies: {
    readonly session: RegExp;
    /** The cookies that remember a sign-in which has begun (state, intent, PKCE); undefined without such. */
    readonly intent?: RegExp;
  };

  /** Rows that do not apply, with the reason: "E2": "one process only, as documented". They are printed as such. */
  readonly lacks: Readonly<Record<string, string>>;
}

/** How a member presses buttons. The suite answers the Space's own question for an account. */
export interface PagesAdapter {
  /** From wherever the page is: up to the Space's question, on this page. */
  beginSignIn(page: Page): Promise<void>;
  signOut(page: Page): Promise<void>;
  /** A page with a form that a member fills in. */
  readonly form: {
    readonly path: string;
    field(page: Page): Locator;
    /** Resolves once what was typed would survive the end of the session, where the BFF's pages do that. */
    kept(page: Page): Promise<void>;
    send(page: Page): Promise<void>;
  };
  /** Takes what the page offers when its session has ended; answers the page or the window with the Space's question. */
  signInAgain(page: Page): Promise<Page>;
}

interface BeginOptions {
  /** Where the member wants to be after signing in. */
  returnTo?: string;
  /** Replaces headers of the request that begins the sign-in; "" leaves one out. For A14. */
  headers?: Record<string, string>;
}

/** What the machine offers: an adapter reads no environment of its own. */
export interface Machine {
  /** Of `machineEnvironment`, and what the run itself has to give to a process (NODE_OPTIONS). */
  readonly environment: NodeJS.ProcessEnv;
  /** The project's root. */
  readonly root: string;
  /** Its programs resolve names by this file alone, in place of /etc/hosts and DNS; undefined for the machine's own. */
  readonly hostsFile?: string;
  /** Chromium, for rows that need a browser; undefined where there is none. */
  readonly chromium?: { executablePath?: string; args: string[] };
  /** A progress line. */
  say(line: string): void;
}

export interface InstancePlan {
  readonly machine: Machine;
  /** 0, 1, 2 … */
  readonly index: number;
  /** Of 127.0.0.1, where the instance listens. */
  readonly port: number;
  /** The origin that browsers see, the same for all instances: "http://localhost:4711" or "https://portal.example". */
  readonly publicOrigin: string;
  readonly space: SpaceAddresses;
  /** What seals cookies, newest first; each at least 32 characters. The same for all instances, but for B4. */
  readonly secrets: readonly string[];
  /** A Redis for what instances share ("redis://127.0.0.1:4712/0"); undefined for one instance by itself. */
  readonly recordsUrl?: string;
  /** The longest life of a session, in seconds (C3, C4); undefined for the BFF's default. */
  readonly maxAgeSeconds?: number;
  /** Where standard output and standard error go, appended. Scenarios search it for tokens. */
  readonly logFile: string;
}

export interface Instance {
  /** Where it listens: "http://127.0.0.1:4711". */
  readonly address: string;
  /** The process (group leader) that SIGKILL, SIGTERM and SIGSTOP go to. */
  readonly pid: number;
  /** Resolves with the exit code, or with the signal's name, once the process is gone. */
  readonly ended: Promise<number | string>;
}

/**
 * The stub Space. It speaks the seed's interface and, for BFFs that speak OAuth 2 alone, that too; tokens are the
 * same in both. Rotation is strict: a renewal kills the old pair at once.
 */
export interface SpaceAddresses {
  readonly spaceId: string;
  /** `{auth}/spaces/{spaceId}/oauth/token` …: the seed's Auth API. */
  readonly auth: string;
  readonly acma: string;
  readonly acda: string;
  readonly cma: string;
  readonly upload: string;
  /**
   * OAuth 2: `{oauth2}/authorize` (code flow; redirect_uri, state and PKCE are passed on and not judged),
   * `{oauth2}/token` (form or JSON; authorization_code, refresh_token), `{oauth2}/revoke`, `{oauth2}/userinfo`.
   */
  readonly oauth2: string;
}

/** A browser of the suite: keeps cookies, follows nothing by itself. */
export interface Browser {
  send(request: BrowserRequest): Promise<Answer>;
}

export interface BrowserRequest {
  /** GET when left out. */
  method?: string;
  /** Of the BFF. */
  path: string;
  /** Added to what a browser sends (Cookie, Host); "" leaves one out. */
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The lines of `Set-Cookie`, one each. */
  readonly setCookies: readonly string[];
  readonly bytes: Buffer;
  readonly text: string;
  /** Undefined where the body is no JSON. */
  readonly json: unknown;
}

import type { Adapter } from "../adapter.ts";
import { type Place, TestBrowser } from "../client/test-browser.ts";
import type { Site } from "../site/site.ts";
import { pause, signIn } from "../stage.ts";
import { act, type Owner } from "./tab.ts";
import type { Tally } from "./tally.ts";

interface CrowdOptions {
  members: number;
  tabs: number;
  /** Between two actions of a tab, on average. */
  paceMs: number;
  accessSeconds: number;
}

const signInsAtOnce = 4;

/** Members with several tabs each, all working at once. */
export class Crowd {
  readonly #site: Site;
  readonly #place: Place;
  readonly #options: CrowdOptions;
  readonly #tally: Tally;
  readonly #owners: Owner[] = [];
  #works = false;

  /** `front` is the address that their requests go to, for all instances. */
  constructor(site: Site, adapter: Adapter, front: string, options: CrowdOptions, tally: Tally) {
    this.#site = site;
    this.#options = options;
    this.#tally = tally;
    this.#place = {
      adapter,
      publicOrigin: site.publicOrigin,
      next: () => front,
      ear: { hear: () => undefined },
    };
  }

  async signIn(): Promise<void> {
    const { members, accessSeconds } = this.#options;
    let begun = 0;
    const worker = async () => {
      for (; begun < members; ) {
        begun++;
        this.#owners.push(await this.#owner(accessSeconds));
      }
    };
    await Promise.all(Array.from({ length: signInsAtOnce }, worker));
  }

  /** Works until it is stopped; resolves after the last answer. */
  async work(until: AbortSignal): Promise<void> {
    const { tabs } = this.#options;
    this.#works = true;
    until.addEventListener("abort", () => {
      this.#works = false;
    });
    await Promise.all(this.#owners.flatMap((owner) => Array.from({ length: tabs }, () => this.#tab(owner))));
  }

  async #tab(owner: Owner): Promise<void> {
    const { paceMs } = this.#options;
    // Not all at once: a tab begins somewhere within its pace.
    await pause(Math.random() * paceMs);
    while (this.#works) {
      const before = this.#tally.signOuts.length;
      await act(owner, this.#tally);
      if (this.#tally.signOuts.slice(before).some(({ member }) => member === owner.id))
        await owner.signInAgain();
      await pause(paceMs * (0.5 + Math.random()));
    }
  }

  async #owner(accessSeconds: number): Promise<Owner> {
    const member = this.#site.member({ accessSeconds });
    const browser = new TestBrowser(this.#place);
    await signIn(this.#site, browser, member);
    let under: Promise<unknown> | undefined;
    const signInAgain = async () => {
      // The five tabs of a member all see the end; one of them signs in.
      under ??= signIn(this.#site, browser, member).finally(() => {
        under = undefined;
        owner.isSignedOut = false;
      });
      await under.catch(() => this.#tally.count("sign-ins that failed"));
    };
    const page = this.#place.adapter.memberPages[0] ?? "/";
    const owner: Owner = { id: member.id, browser, page, isSignedOut: false, signInAgain };
    return owner;
  }
}

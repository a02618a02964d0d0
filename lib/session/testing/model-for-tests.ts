import type { Session } from "../session.ts";
import type { TokenUse } from "./model-auth-api-for-tests.ts";
import type { ModelAnswer } from "./model-instance-for-tests.ts";
import { type Action, actingMs, type Schedule } from "./model-schedule-for-tests.ts";
import { ModelWorld } from "./model-world-for-tests.ts";
import type { SimulatedProcess } from "./simulation-for-tests.ts";

const quietMs = 45_000;
const probeMs = 30_000;
/** Longer than this, and another may rightly believe that an instance is gone. */
const longMs = 3_000;

/** Why a living session was ended although nobody wanted that: the windows that strict rotation leaves. */
export const lossReasons = [
  /** The instance died between the Auth API's answer and the record. */
  "winner died",
  /** It stalled there, for longer than others wait. */
  "winner stalled",
  /** It was cut off from the store, and renewed alone. */
  "winner cut off",
  /** The Auth API renewed, and its answer was lost. */
  "answer lost",
  /** A proxy refused the renewal twice, in the Auth API's place. */
  "proxy refused twice",
] as const;
export type LossReason = (typeof lossReasons)[number];

export interface Report {
  violations: string[];
  served: number;
  unavailable: number;
  renewals: number;
  refusedRenewals: number;
  losses: Map<LossReason, number>;
}

/** Plays a schedule, lets everything calm down, and then calls with every cookie that there ever was. */
export async function play(schedule: Schedule): Promise<Report> {
  const world = new ModelWorld(schedule);
  const judge = new Judge(world, schedule);
  const { simulation } = world;
  const startMs = simulation.nowMs;
  for (const action of schedule.actions) simulation.after(action.atMs, undefined, () => world.do(action));
  await simulation.runUntil(startMs + actingMs + quietMs);
  judge.calm = true;
  world.disarm();
  const generations = new Map(world.cookies.map((cookie) => [cookie.generation, cookie]));
  for (const cookie of generations.values()) {
    for (const at of world.instances.keys()) world.call(at, cookie);
  }
  await simulation.runUntil(startMs + actingMs + quietMs + probeMs);
  return judge.conclude(generations.size * world.instances.length);
}

class Judge {
  calm = false;
  readonly #world: ModelWorld;
  /** Nothing but harmless things happens: nobody must notice anything. */
  readonly #undisturbed: boolean;
  readonly #longOutages: boolean;
  readonly #authFaults: boolean;
  readonly #startMs: number;
  readonly #report: Report = {
    violations: [],
    served: 0,
    unavailable: 0,
    renewals: 0,
    refusedRenewals: 0,
    losses: new Map(),
  };
  readonly #storeFaults: boolean;
  /** The accessTokens of the pairs that an answer set a cookie with. */
  readonly #answered = new Set<string>();
  #probesAnswered = 0;

  constructor(world: ModelWorld, { actions }: Schedule) {
    this.#world = world;
    this.#undisturbed = actions.every(isHarmless);
    this.#longOutages = actions.some((action) => action.act === "store" && action.ms > longMs);
    this.#storeFaults = actions.some(({ act }) => act === "store" || act === "cut-off");
    this.#authFaults = actions.some((action) => action.act === "auth");
    this.#startMs = world.simulation.nowMs;
    world.onAnswer = (...answered) => this.#hear(...answered);
  }

  conclude(probes: number): Report {
    const { defects, authApi, signOutAtMs } = this.#world;
    for (const defect of defects) this.#object(`defect: ${defect instanceof Error ? defect.stack : defect}`);
    if (this.#probesAnswered < probes) this.#object("a call was never answered");
    if (this.#isSignedOut && this.#undisturbed && authApi.livePairs.length > 0) {
      this.#object("a pair outlived the sign-out");
    }
    const uses = authApi.uses.filter(({ atMs }) => atMs < signOutAtMs);
    for (const again of uses.filter(({ outcome }) => outcome === "refused")) this.#judgeSecondUse(again);
    this.#report.renewals = uses.length;
    this.#report.refusedRenewals = uses.filter(({ outcome }) => outcome === "refused").length;
    return this.#report;
  }

  get #isSignedOut(): boolean {
    return this.#world.signOutAtMs <= this.#world.simulation.nowMs;
  }

  #hear({ result, setCookie }: ModelAnswer, cookie: Session, begunAtMs: number): void {
    if (this.calm) this.#probesAnswered += 1;
    if (setCookie !== undefined) this.#answered.add(setCookie.pair.accessToken);
    if (setCookie !== undefined && setCookie.generation <= cookie.generation)
      this.#object("an older cookie was set");
    if (result === "served") this.#judgeServed(begunAtMs);
    else if (result === "ended") this.#judgeEnd();
    else if (this.calm || this.#undisturbed) this.#object(`a call was answered with "${result}"`);
    else this.#report.unavailable += 1;
  }

  #judgeServed(begunAtMs: number): void {
    this.#report.served += 1;
    const { signedOutAtMs } = this.#world;
    if (signedOutAtMs >= begunAtMs) return;
    if (this.calm || this.#undisturbed) this.#object("a call was served after the sign-out");
  }

  #judgeEnd(): void {
    if (this.#isSignedOut) return;
    const reason = this.#lossReason();
    if (reason === undefined) this.#object("a session was ended that could have been kept");
    else this.#report.losses.set(reason, (this.#report.losses.get(reason) ?? 0) + 1);
  }

  #lossReason(): LossReason | undefined {
    const { authApi, store, seal, cookies } = this.#world;
    const [pair] = authApi.livePairs;
    const [first] = cookies;
    if (authApi.proxyRefusedTwice) return "proxy refused twice";
    if (pair === undefined || first === undefined) return undefined;
    const key = seal.keyOf(first.id);
    const stored = store.server.read(key);
    const record = stored && seal.open(key, stored);
    if (record?.state === "living" && record.session.pair.accessToken === pair.accessToken) return undefined;
    const winner = authApi.issuedTo.get(pair.accessToken);
    if (winner === undefined) return "answer lost";
    // The record comes before the answer: what the store was there to take outlives its instance.
    if (this.#answered.has(pair.accessToken) && !this.#storeFaults) return undefined;
    if (!winner.alive) return "winner died";
    if (this.#wasAway(winner, "stall")) return "winner stalled";
    return this.#wasAway(winner, "cut-off") ? "winner cut off" : undefined;
  }

  /** A pair may be used again only when the one who used it first could not say what became of it. */
  #judgeSecondUse({ refreshToken, atMs, by }: TokenUse): void {
    const { authApi } = this.#world;
    const first = authApi.uses.find((use) => use.refreshToken === refreshToken);
    const excused =
      !this.#undisturbed &&
      (first === undefined ||
        !first.by.alive ||
        this.#wasAway(first.by) ||
        this.#wasAway(by) ||
        this.#longOutages ||
        this.#authFaults);
    if (!excused) this.#object(`${refreshToken} was used again, ${atMs - (first?.atMs ?? 0)} ms later`);
  }

  #wasAway(process: SimulatedProcess, kind?: "stall" | "cut-off"): boolean {
    return this.#world.absences.some(
      (one) =>
        one.process === process &&
        (kind === undefined || one.kind === kind) &&
        one.untilMs - one.fromMs >= longMs,
    );
  }

  #object(violation: string): void {
    const atMs = this.#world.simulation.nowMs - this.#startMs;
    this.#report.violations.push(`${atMs} ms: ${violation}`);
  }
}

/** Calls, sign-outs, short outages of the store, and answers that take a little. */
function isHarmless(action: Action): boolean {
  if (action.act === "store") return action.ms <= longMs;
  if (action.act === "auth") return action.fault === "slow" && action.ms <= longMs;
  return action.act === "call" || action.act === "sign-out";
}

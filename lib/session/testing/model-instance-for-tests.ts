import { MemoryRecords } from "../records/memory-records.ts";
import type { RecordSeal } from "../records/record-seal.ts";
import type { SessionRecords } from "../records/records.ts";
import { SharedRecords } from "../records/shared-records.ts";
import { Renewal } from "../renewal/renewal.ts";
import { revokePair } from "../renewal/revocation.ts";
import { sendAsMember } from "../send.ts";
import { type Session, sessionEndsAt } from "../session.ts";
import type { SessionEvent } from "../session-events.ts";
import type { AuthApi } from "../upstream/auth-api.ts";
import type { UpstreamResponse } from "../upstream/upstream-exchange.ts";
import type { ModelAuthApi } from "./model-auth-api-for-tests.ts";
import type { ModelConnection, ModelStore } from "./model-store-for-tests.ts";
import { SimulatedProcess, type Simulation } from "./simulation-for-tests.ts";

const maxAgeSeconds = 30 * 24 * 60 * 60;

interface Surroundings {
  simulation: Simulation;
  authApi: ModelAuthApi;
  /** Undefined: records in memory. */
  store: ModelStore | undefined;
  seal: RecordSeal;
  note: (event: SessionEvent) => void;
}

export interface ModelAnswer {
  result: "served" | "refused" | "ended" | "unavailable" | "retry";
  setCookie?: Session;
}

/** One portal instance of a model: the real renewal and records, between a simulated store and Auth API. */
export class ModelInstance {
  readonly process = new SimulatedProcess();
  readonly connection: ModelConnection | undefined;
  readonly #surroundings: Surroundings;
  readonly #authApi: AuthApi;
  readonly #records: SessionRecords;
  readonly #renewal: Renewal;
  readonly #clock: () => number;

  constructor(surroundings: Surroundings) {
    const { simulation, authApi, store, seal, note } = surroundings;
    this.#surroundings = surroundings;
    this.#clock = () => simulation.nowMs;
    this.#authApi = authApi.seenBy(this.process);
    this.connection = store?.connect(this.process);
    const common = { clock: this.#clock, maxAgeSeconds, note };
    const { connection } = this;
    const revoke = ({ pair }: Session) => void revokePair(this.#authApi, pair, this.#clock);
    // As that process: what it begins by itself ends with it.
    this.#records = simulation.as(this.process, () =>
      connection === undefined
        ? new MemoryRecords(this.#clock)
        : new SharedRecords({ ...common, store: connection, seal, revoke }),
    );
    this.#renewal = new Renewal({ ...common, records: this.#records, authApi: this.#authApi });
  }

  /** A call to ACMA through the proxy. */
  async answer(cookie: Session): Promise<ModelAnswer> {
    const call = { url: "", method: "GET", headers: {}, repeatable: true };
    const sent = await sendAsMember(cookie, call, this.#renewal, ({ headers }) => this.#acma(headers));
    if (sent.state === "ended" || sent.state === "unavailable") return { result: sent.state };
    if (sent.state === "retry") return { result: "retry" };
    const newest = await this.#renewal.newest(sent.session);
    const result = sent.response.status === 401 ? "refused" : "served";
    if (newest === undefined || newest.generation === cookie.generation) return { result };
    return { result, setCookie: newest };
  }

  /** Resolves when the session has ended here, before its pair is revoked. */
  async signOut(cookie: Session): Promise<void> {
    const session = await this.#renewal.newest(cookie);
    if (session === undefined) return;
    const last = await this.#records.end(session, sessionEndsAt(session, maxAgeSeconds));
    if (!("pair" in last)) return;
    const settled = this.#renewal.settled(session);
    void settled.then(() => revokePair(this.#authApi, last.pair, this.#clock));
  }

  async #acma(headers: Record<string, string>): Promise<UpstreamResponse> {
    const { simulation, authApi } = this.#surroundings;
    const accepted = await new Promise<boolean>((resolve) => {
      simulation.after(5, undefined, () => {
        const answer = authApi.accepts(headers.authorization?.slice("Bearer ".length) ?? "");
        simulation.after(5, this.process, () => resolve(answer));
      });
    });
    const body = { dump: () => undefined } as unknown as UpstreamResponse["body"];
    return { status: accepted ? 200 : 401, headers: {}, body };
  }
}

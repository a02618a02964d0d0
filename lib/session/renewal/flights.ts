import { pause } from "../clock.ts";
import type { Session } from "../session.ts";
import type { Freshness } from "./renewal.ts";

interface Flight {
  /** Whether nothing else was usable when it began. */
  urgent: boolean;
  landed: Promise<Freshness>;
  /** Resolves for those who wait when it will take longer. */
  delay: PromiseWithResolvers<Freshness>;
  /** Resolves when a call that has a usable pair no longer waits. */
  late: Promise<Freshness>;
}

export interface Caller {
  /** Whether its pair is no longer usable. */
  isUrgent: () => boolean;
  /** Whether its pair will do if the renewal takes long. */
  canGoOn: () => boolean;
}

/** Renews; calls `delay` when it takes longer than a call should wait. */
type Renew = (urgent: boolean, delay: () => void) => Promise<Freshness>;

/** The longest that a call waits for a renewal, which continues. */
const patienceMs = 10_000;
/** Counted from the beginning of a renewal, so that not each of many calls waits while the Auth API hangs. */
const shortPatienceMs = 1_000;
const unavailable = { state: "unavailable" } as const;

/** Renewals under way, one per session and generation. */
export class Flights {
  readonly #flights = new Map<string, Flight>();

  // Registered before the first await and independent of any client's abort: its answer must be kept.
  async join(session: Session, caller: Caller, renew: Renew): Promise<Freshness> {
    const { id, generation } = session;
    const { isUrgent } = caller;
    const key = `${id}:${generation}`;
    const flight = this.#flights.get(key) ?? this.#begin(key, isUrgent(), renew);
    const { urgent, landed, delay, late } = flight;
    const goesOn = caller.canGoOn();
    const tooLong = goesOn ? late : pause(patienceMs).then(() => unavailable);
    const renewed = await Promise.race([landed, delay.promise, tooLong]);
    // It was postponed, or not waited for, while the pair was usable, which it no longer is.
    const isPutOff = goesOn || (!urgent && this.#flights.get(key) !== flight);
    const waitsOn = renewed.state === "unavailable" && isPutOff && isUrgent();
    return waitsOn ? await this.join(session, caller, renew) : renewed;
  }

  /** Resolves when the session has no renewal under way. */
  async settled({ id }: Pick<Session, "id">): Promise<void> {
    const own = [...this.#flights].filter(([key]) => key.startsWith(`${id}:`));
    await Promise.all(own.map(([, flight]) => flight.landed));
  }

  /** Resolves when no renewal is under way. */
  async idle(): Promise<void> {
    while (this.#flights.size > 0)
      await Promise.allSettled([...this.#flights.values()].map(({ landed }) => landed));
  }

  #begin(key: string, urgent: boolean, renew: Renew): Flight {
    const delay = () => {
      flight.delay.resolve(unavailable);
      flight.delay = Promise.withResolvers();
    };
    const landed = renew(urgent, delay).finally(() => this.#flights.delete(key));
    const late = pause(shortPatienceMs).then(() => unavailable);
    const flight: Flight = { urgent, landed, delay: Promise.withResolvers(), late };
    this.#flights.set(key, flight);
    return flight;
  }
}

import { pause } from "../clock.ts";
import type { Session } from "../session.ts";
import type { Freshness } from "./renewal.ts";

interface Flight {
  /** Whether nothing else was usable when it began. */
  urgent: boolean;
  result: Promise<Freshness>;
  /** Resolves for the calls that wait when it will take longer. */
  delay: PromiseWithResolvers<Freshness>;
  /** Resolves when calls that can use their current pair stop waiting. */
  shortTimeout: Promise<Freshness>;
}

export interface Caller {
  /** Whether its pair is no longer usable. */
  isUrgent: () => boolean;
  /** Whether it can use its current pair if the renewal takes long. */
  canUseCurrentPair: () => boolean;
}

/** Renews; calls `delay` when it takes longer than a call should wait. */
type Renew = (urgent: boolean, delay: () => void) => Promise<Freshness>;

/** The longest that a call waits for a renewal, which continues. */
const timeoutMs = 10_000;
/** Counted from the beginning of a renewal, so that not each of many calls waits while the Auth API hangs. */
const shortTimeoutMs = 1_000;
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
    const { urgent, result, delay, shortTimeout } = flight;
    const canUseCurrentPair = caller.canUseCurrentPair();
    const timeout = canUseCurrentPair ? shortTimeout : pause(timeoutMs).then(() => unavailable);
    const renewed = await Promise.race([result, delay.promise, timeout]);
    // It was postponed, or not waited for, while the pair was usable, which it no longer is.
    const wasPostponed = canUseCurrentPair || (!urgent && this.#flights.get(key) !== flight);
    const mustRetry = renewed.state === "unavailable" && wasPostponed && isUrgent();
    return mustRetry ? await this.join(session, caller, renew) : renewed;
  }

  /** Resolves when the session has no renewal under way. */
  async settled({ id }: Pick<Session, "id">): Promise<void> {
    const own = [...this.#flights].filter(([key]) => key.startsWith(`${id}:`));
    await Promise.all(own.map(([, flight]) => flight.result));
  }

  /** Resolves when no renewal is under way. */
  async idle(): Promise<void> {
    while (this.#flights.size > 0)
      await Promise.allSettled([...this.#flights.values()].map(({ result }) => result));
  }

  #begin(key: string, urgent: boolean, renew: Renew): Flight {
    const delay = () => {
      flight.delay.resolve(unavailable);
      flight.delay = Promise.withResolvers();
    };
    const result = renew(urgent, delay).finally(() => this.#flights.delete(key));
    const shortTimeout = pause(shortTimeoutMs).then(() => unavailable);
    const flight: Flight = { urgent, result, delay: Promise.withResolvers(), shortTimeout };
    this.#flights.set(key, flight);
    return flight;
  }
}

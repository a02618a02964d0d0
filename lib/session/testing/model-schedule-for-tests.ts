import * as fc from "fast-check";
import { type AuthFault, lifetimeMs } from "./model-auth-api-for-tests.ts";

/** At once, or to whichever instance is the next to get the Auth API's answer, or to give one with a new cookie. */
export type Moment = "now" | "renewed" | "answered";

export type Action = { atMs: number } & (
  | { act: "call"; at: number; behind: number; fate: "normal" | "aborted" | "late" }
  | { act: "sign-out"; at: number; behind: number }
  | { act: "crash"; at: number; when: Moment }
  | { act: "stall"; at: number; when: Moment; ms: number }
  | { act: "cut-off"; at: number; ms: number }
  | { act: "store"; fault: "forget" | "restart" | "hang"; ms: number }
  | ({ act: "auth" } & AuthFault)
  /** Every accessToken that there is by then is revoked. */
  | { act: "revoke" }
);

/** What happens in one run of the model. */
export interface Schedule {
  /** 0: one instance, with its records in memory. */
  instances: number;
  /** Decides how long each message takes. */
  seed: number;
  /** Whether the store wakes those who wait. */
  bells: boolean;
  actions: Action[];
}

export const actingMs = 4 * lifetimeMs;

// Most of it near the times at which pairs expire, if nothing goes wrong.
const atMs = fc.oneof(
  { weight: 1, arbitrary: fc.integer({ min: 0, max: actingMs }) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: -2_500, max: 1_500 }))
      .map(([times, offset]) => times * lifetimeMs + offset),
  },
);
const at = fc.nat({ max: 2 });
const when = fc.constantFrom<Moment[]>("now", "now", "renewed", "answered");
const behind = fc.constantFrom(0, 0, 0, 1, 2);

const call: fc.Arbitrary<Action> = fc.record({
  act: fc.constant("call"),
  atMs,
  at,
  behind,
  fate: fc.constantFrom("normal", "normal", "normal", "aborted", "late"),
});
const signOut: fc.Arbitrary<Action> = fc.record({ act: fc.constant("sign-out"), atMs, at, behind });
const crash: fc.Arbitrary<Action> = fc.record({ act: fc.constant("crash"), atMs, at, when });
const forMs = fc.integer({ min: 200, max: 20_000 });
const stall: fc.Arbitrary<Action> = fc.record({ act: fc.constant("stall"), atMs, at, when, ms: forMs });
const cutOff: fc.Arbitrary<Action> = fc.record({ act: fc.constant("cut-off"), atMs, at, ms: forMs });
const storeFault = fc.constantFrom("forget", "restart", "hang");
const store: fc.Arbitrary<Action> = fc.record({
  act: fc.constant("store"),
  atMs,
  fault: storeFault,
  ms: forMs,
});
const auth: fc.Arbitrary<Action> = fc.record({
  act: fc.constant("auth"),
  atMs,
  fault: fc.constantFrom("late", "slow", "slow", "answer-lost", "down", "proxy-refuses"),
  ms: fc.integer({ min: 100, max: 15_000 }),
});

/** So that more happens while a renewal is under way. */
const slowAnswer: fc.Arbitrary<Action> = fc.record({
  act: fc.constant("auth"),
  atMs,
  fault: fc.constant("slow"),
  ms: fc.integer({ min: 100, max: 3_000 }),
});

const revoke: fc.Arbitrary<Action> = fc.record({ act: fc.constant("revoke"), atMs });

/** Two short outages, far from each other. */
const shortOutages = fc
  .tuple(
    ...[0, 2].map((before) =>
      fc.record({
        act: fc.constant("store"),
        atMs: fc.integer({ min: -6_000, max: 1_000 }).map((offset) => (before + 1) * lifetimeMs + offset),
        fault: storeFault,
        ms: fc.integer({ min: 100, max: 3_000 }),
      }),
    ),
  )
  .map((actions) => actions as Action[]);

function schedule(faults: fc.Arbitrary<Action[]>, instances: fc.Arbitrary<number>): fc.Arbitrary<Schedule> {
  return fc
    .record({
      instances,
      seed: fc.nat(),
      bells: fc.boolean(),
      calls: fc.array(call, { minLength: 4, maxLength: 30, size: "max" }),
      faults,
    })
    .map(({ calls, faults, ...rest }) => ({ ...rest, actions: [...calls, ...faults] }));
}

const several = fc.constantFrom(1, 2, 3, 3);
const mostly = (...some: fc.Arbitrary<Action>[]) =>
  fc.array(fc.oneof(...some), { minLength: 1, maxLength: 5 });

/** Kinds of schedules: the fewer faults, the more must hold. */
export const schedules = {
  calm: schedule(fc.constant([]), fc.constantFrom(0, 1, 2, 3)),
  "sign-outs": schedule(mostly(signOut, slowAnswer), fc.constantFrom(0, 2, 3)),
  "short outages of the store": schedule(shortOutages, several),
  "revoked accessTokens": schedule(mostly(revoke, revoke, slowAnswer), fc.constantFrom(0, 2, 3)),
  "crashes and stalls": schedule(mostly(crash, stall, signOut), several),
  "a failing Auth API": schedule(mostly(auth), fc.constantFrom(0, 2, 3)),
  everything: schedule(mostly(crash, stall, cutOff, store, store, auth, revoke, signOut), several),
} as const;

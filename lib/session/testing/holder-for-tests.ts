import type { Turn } from "../records/records.ts";
import type { SharedTimes } from "../records/shared-store.ts";
import { type Session, sessionEndsAt } from "../session.ts";
import { TestInstance } from "./instance-for-tests.ts";
import type { SimulatedAuthApi } from "./simulated-auth-api-for-tests.ts";

// A process that takes a turn and does with it as it is told, so that a test can kill or stop it in between.

export type Order =
  | { order: "take"; url: string; session: Session; times: Partial<SharedTimes> }
  | { order: "keep"; renewed: Session };

const noAuthApi: Pick<SimulatedAuthApi, "exchange" | "renew" | "revoke"> = {
  exchange: () => Promise.reject(new Error("not here")),
  renew: () => Promise.reject(new Error("not here")),
  revoke: () => Promise.reject(new Error("not here")),
};
const farAhead = 1_000;
let turn: Turn | undefined;

process.on("message", async (order: Order) => {
  if (order.order === "take") {
    const { records } = new TestInstance(order.url, noAuthApi, Date.now, order.times);
    turn = await records.takeTurn(order.session, sessionEndsAt(order.session, farAhead), true);
    process.send?.(turn?.isHeld());
  } else {
    process.send?.(await turn?.keep(order.renewed, sessionEndsAt(order.renewed, farAhead)));
  }
});

process.on("disconnect", () => process.exit());

import { environment } from "#lib/environment.ts";
import { pause, systemClock } from "../clock.ts";
import { RecordSeal } from "../records/record-seal.ts";
import { endedRank } from "../records/records.ts";
import { ValkeyStore } from "../records/valkey-store.ts";
import { type Session, sessionEndsAt } from "../session.ts";
import { httpAuthApi } from "../upstream/auth-api.ts";
import { type RenewerOrder, renewerOrderSchema } from "./renewer-order.ts";

// A program of its own, beside each instance: it asks the Auth API and keeps the answer, and outlives an instance that
// is killed in between. It holds nothing else, and ends with its instance when nothing is under way.

const keepingTries = 20;
const pauseMs = 500;

const { sessionRecordsUrl, sessionSecrets, sessionMaxAgeSeconds } = environment();
const authApi = httpAuthApi(systemClock);
const seal = new RecordSeal(sessionSecrets);
const store = new ValkeyStore(sessionRecordsUrl ?? "");
let opened = store.open().catch(() => "");
store.onLost(() => undefined);
let underWay = 0;

process.on("message", (message) => {
  underWay += 1;
  void renew(renewerOrderSchema.parse(message)).finally(() => {
    underWay -= 1;
    leaveWhenDone();
  });
});
process.on("disconnect", leaveWhenDone);
// Whoever ends the instance ends this by it: nothing of it must be lost.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);

async function renew({ number, session, holder }: RenewerOrder): Promise<void> {
  const issue = await authApi.renew(session.pair.refreshToken);
  if (issue.outcome === "issued") {
    await keep({ ...session, generation: session.generation + 1, pair: issue.pair }, holder);
  }
  if (process.connected) process.send?.({ number, issue });
}

// Once while there is an instance, which does the same and more; until it works when there is none any more.
async function keep(renewed: Session, holder: string): Promise<void> {
  const key = seal.keyOf(renewed.id);
  const record = seal.seal(key, { state: "living", session: renewed });
  for (let tried = 0; tried < keepingTries; tried++) {
    try {
      await opened;
      const ttlMs = sessionEndsAt(renewed, sessionMaxAgeSeconds) - Date.now();
      const { before } = await store.raise(key, record, ttlMs, { holder });
      const overtaken = before?.rank === endedRank && !process.connected;
      if (overtaken) await authApi.revoke(renewed.pair.accessToken, renewed.pair.refreshToken);
      return;
    } catch {
      opened = store.open().catch(() => "");
      if (process.connected) return;
      await pause(pauseMs);
    }
  }
}

function leaveWhenDone(): void {
  if (!process.connected && underWay === 0) process.exit(0);
}

import { environment } from "#lib/environment.ts";
import { pause, systemClock } from "../clock.ts";
import { RecordSeal } from "../records/record-seal.ts";
import { endedRank } from "../records/records.ts";
import { ValkeyStore } from "../records/valkey-store.ts";
import { type Session, sessionEndsAt } from "../session.ts";
import { httpAuthApi } from "../upstream/auth-api.ts";
import { type RenewerOrder, renewerOrderSchema } from "./renewer-order.ts";

// A second process of each instance: asks the Auth API and stores the answer, and survives an instance that
// is killed. It exits with its instance when nothing is under way.

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
// It exits after its instance, so that nothing is lost.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);

async function renew({ number, session, holder }: RenewerOrder): Promise<void> {
  const issue = await authApi.renew(session.pair.refreshToken);
  if (issue.outcome === "issued") {
    await keep({ ...session, generation: session.generation + 1, pair: issue.pair }, holder);
  }
  if (process.connected) process.send?.({ number, issue });
}

// Tries once if the instance is alive, which stores it too; otherwise until it succeeds.
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

import { type Mutant, mutant } from "./mutant.ts";

const session = "lib/session/";
const several = { instances: 3 };

/** C, E, F: the defences of a session's life, of renewal and of signing out. */
export const renewalMutants: readonly Mutant[] = [
  mutant(
    "looking extends nothing",
    ["C1"],
    [
      `${session}cookie/session-cookie.ts`,
      "return opened && (await renewal().newest(opened));",
      'const fresh = opened && (await renewal().freshen(opened)); return fresh?.state === "living" ? fresh.session : undefined;',
    ],
  ),
  mutant(
    "the absolute age",
    ["C3", "C4"],
    [
      `${session}session.ts`,
      'return "pair" in session ? Math.min(session.pair.refreshExpiresAt, oldestMs) : oldestMs;',
      'return "pair" in session ? session.pair.refreshExpiresAt : oldestMs;',
    ],
  ),
  mutant(
    "lifetimes, not clocks",
    ["C5"],
    [
      `${session}upstream/auth-api.ts`,
      "accessExpiresAt: sentAt + lifetimeMs,",
      "accessExpiresAt: Date.parse(expiresAt),",
    ],
  ),
  mutant(
    "the refreshToken's end",
    ["C6"],
    [
      `${session}session.ts`,
      "Math.min(session.pair.refreshExpiresAt,",
      "Math.max(session.pair.refreshExpiresAt,",
    ],
  ),
  mutant(
    "only the Auth API's refusal ends a session",
    ["D15", "E8", "E10"],
    [
      `${session}upstream/auth-api.ts`,
      'if (!isSuccess(answer.status)) return { outcome: "failed",',
      'if (!isSuccess(answer.status)) return { outcome: "refused",',
    ],
  ),
  mutant(
    "a closed door is no refusal",
    ["E8 (refused connections)"],
    [
      `${session}upstream/auth-api.ts`,
      'if (answer instanceof UpstreamError) return { outcome: "failed",',
      'if (answer instanceof UpstreamError) return { outcome: "refused",',
    ],
  ),
  mutant(
    "the system's code in the log of a failed call",
    ["E22"],
    [`${session}upstream/upstream.ts`, "[kind, ...codesOf(cause)", "[kind, ...codesOf(undefined)"],
  ),
  mutant(
    "a proxy's 401 is no refusal",
    ["C9"],
    [
      `${session}upstream/auth-api.ts`,
      'typeof json === "object" && json !== null) return "refused";',
      'json !== 1) return "refused";',
    ],
  ),
  mutant(
    "a call that was refused is sent again",
    ["D16"],
    [`${session}send.ts`, "if (response.status !== 401)", "if (response.status !== 600)"],
  ),
  mutant(
    "a refusal by any server, the second time",
    ["C9"],
    [`${session}renewal/ask-twice.ts`, 'return isUnverified ? { outcome: "refused" } : {', "return {"],
  ),
  mutant(
    "another renewal by force, once the last one's pair was accepted",
    ["D16b"],
    [`${session}renewal/forced-renewals.ts`, "latest.accepted = true;", "return;"],
  ),
  mutant(
    "one flight for each pair",
    ["E1", "E19", "E20"],
    [
      `${session}renewal/flights.ts`,
      "const flight = this.#flights.get(key) ?? this.#begin(",
      "const flight = this.#begin(",
    ],
  ),
  {
    without: "the record, written or learned again",
    rows: ["E3", "E5"],
    edits: [
      {
        file: `${session}renewal/renewal.ts`,
        search: "if (await turn.keep(renewed, this.#endsAt(renewed))) {",
        replace: "if (renewed.generation > 0) {",
      },
      {
        file: `${session}renewal/renewal.ts`,
        search: "if (session.generation > 0 && (record === undefined ||",
        replace: "if (session.generation < 0 && (record === undefined ||",
      },
    ],
  },
  mutant(
    "the record before any answer",
    ["E4"],
    [
      `${session}renewal/renewal.ts`,
      "if (await turn.keep(renewed, this.#endsAt(renewed))) {",
      "if (renewed.generation > 0) {",
    ],
  ),
  mutant(
    "the cookie that goes home",
    ["E5", "E6"],
    [
      "lib/gateway/proxy/proxy.ts",
      "return { ...passed, cookies: await sessionCookies(call, newest) };",
      "return passed;",
    ],
  ),
  {
    without: "the newest cookie for a slow answer",
    rows: ["E7"],
    edits: [
      {
        file: "lib/gateway/proxy/proxy.ts",
        search: "const newest = await newestOf(sent.session);",
        replace: "const newest: Session | undefined = sent.session;",
      },
      {
        file: "lib/gateway/proxy/proxy.ts",
        search: "newest === undefined || newest.generation === before.generation",
        replace: "newest === undefined",
      },
    ],
  },
  mutant(
    "an accessToken that still lives is used",
    ["E9"],
    [
      `${session}renewal/renewal.ts`,
      'return renewed.state === "unavailable" && isUsable() ? { state: "living", session: newest } : renewed;',
      "return renewed;",
    ],
  ),
  mutant(
    "one more try when the outcome is unknown",
    ["E11"],
    [
      `${session}renewal/ask-twice.ts`,
      "if (!isUnverified && !first.unknown) return first;",
      'if (first.outcome === "failed") return first;',
    ],
  ),
  mutant(
    "a flight for each session",
    ["E17"],
    [`${session}renewal/flights.ts`, "const key = ", "const key = String(generation) || "],
  ),
  mutant("the drain", ["E13"], ["lib/portal-process.ts", "draining().value = true;", "process.exit(1);"]),
  mutant(
    "the second signal",
    ["E13b"],
    ["lib/portal-process.ts", "process.on(signal, () => drain(", "process.once(signal, () => drain("],
  ),
  mutant(
    "the lock",
    ["E2"],
    [`${session}records/shared-records.ts`, "if (!held) return", "if (false) return"],
    several,
  ),
  mutant(
    "records that every instance opens",
    ["E2"],
    [
      `${session}container.ts`,
      "seal: new RecordSeal(sessionSecrets),",
      'seal: new RecordSeal(["of this process alone, and long enough " + process.pid]),',
    ],
    several,
  ),
  mutant(
    "the end of a lease",
    ["E12"],
    [`${session}records/shared-store.ts`, "leaseMs: 5_000,", "leaseMs: 600_000,"],
    several,
  ),
  mutant(
    "the heartbeat of a lock",
    ["E15"],
    [`${session}records/shared-turn.ts`, "await this.beat();", ""],
    several,
  ),
  mutant(
    "going on without the store",
    ["E14"],
    [`${session}records/store-health.ts`, "this.lose(error);\n      return undefined;", "throw error;"],
    several,
  ),
  {
    without: "anybody who finishes the renewals of a process that goes",
    rows: ["E21"],
    edits: [
      { file: "lib/portal-process.ts", search: "draining().value = true;", replace: "process.exit(1);" },
      { file: "lib/portal-process.ts", search: "\n  startRenewer();", replace: "" },
    ],
    ...several,
  },
  mutant(
    "GET signs nobody out",
    ["F1"],
    ["lib/routes.ts", "GET: () => goTo(paths.home()), POST: signOut", "GET: signOut, POST: signOut"],
  ),
  mutant(
    "nobody may sign out",
    ["F3"],
    [
      `${session}sign-in/sign-out.ts`,
      "session === undefined || (await endSession(session))",
      "await endSession(session)",
    ],
  ),
  mutant(
    "the refreshToken in a logout",
    ["F4", "F5"],
    [
      `${session}upstream/auth-api.ts`,
      'const answer = await send(timeoutMs, "DELETE", authPaths.token, { refreshToken }, { authorization });',
      'const answer = await send(timeoutMs, "DELETE", authPaths.token, {}, { authorization });',
    ],
  ),
  mutant(
    "sign-out wins over a renewal",
    ["F5"],
    [
      `${session}records/memory-records.ts`,
      'this.#table.raise(session.id, { state: "ended", replaced }, untilMs);',
      "",
    ],
  ),
  {
    without: "the end of a session, here and at the Space",
    rows: ["F9", "F4"],
    edits: [
      {
        file: `${session}records/memory-records.ts`,
        search: 'this.#table.raise(session.id, { state: "ended", replaced }, untilMs);',
        replace: "",
      },
      {
        file: `${session}sign-in/sign-out.ts`,
        search: "const revocation = after.then(() => revokePair(authApi(), pair, systemClock));",
        replace: "const revocation = after.then(() => true);",
      },
    ],
  },
];

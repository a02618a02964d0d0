import { command, type Fault, spaceChaos, test } from "./fault.ts";

/** What fails in the Space service and around it. */
export const faultsOfService: readonly Fault[] = [
  {
    fault: "the disk is full, or less is free than the floor",
    members: "an error on writes; reading still works",
    holds: "writes get 503, and work again when there is room, without a restart",
    tests: [
      test("service/embedded-stays-up.test.ts", "answers /health and reads while the disk is full"),
      test("service/disk-space.test.ts", "refuses what would leave less than the floor"),
      test("service/media/processing/work-on-job.test.ts", "nothing is begun while the disk is nearly full"),
      command(spaceChaos),
    ],
  },
  {
    fault: "PostgreSQL restarts, or cuts connections in use",
    members: "503 with Retry-After, then the answer",
    holds: "the service keeps running; every acknowledged write is there",
    tests: [
      test("service/database/postgres-loss.test.ts", "PostgreSQL is"),
      test("service/database/postgres-loss.test.ts", "whose network swallows everything gives up"),
      command(spaceChaos),
    ],
  },
  {
    fault: "PostgreSQL fails over to a standby",
    members: "503 with Retry-After, then the answer",
    holds: "the same, at the same address; the standby is synchronous",
    tests: [test("service/database/postgres-loss.test.ts", "failed over to its standby")],
  },
  {
    fault: "a read replica is behind, restarts, or is away",
    members: "see their own changes at once, and those of others a moment later",
    holds: "the primary takes over, and no request fails; the log and the metrics show it",
    tests: [
      test("service/replicas/replicas.test.ts", "a member sees at once what they wrote"),
      test(
        "service/replicas/replicas.test.ts",
        "a member reads from the primary after a write that was cut off",
      ),
      test("service/replicas/replicas.test.ts", "a replica that is more than ten seconds behind is left out"),
      test("service/replicas/replica-loss.test.ts", "no request fails, and it is used again"),
      test("service/replicas/replica-loss.test.ts", "stops no start and no request"),
    ],
  },
  {
    fault: "PgBouncer in transaction mode stands between",
    members: "nothing",
    holds: "every time limit holds, on whichever connection; a transaction is whole or not there",
    tests: [
      test("service/database/pgbouncer.test.ts", "each statement has the limits of its own pool"),
      test("service/database/pgbouncer.test.ts", "a statement over its limit is stopped"),
      test("service/database/pgbouncer.test.ts", "a transaction is whole or not there"),
    ],
  },
  {
    fault: "the worker is gone",
    members: "files show as processing",
    holds: "nothing is lost; processing continues when it is back",
    tests: [test("service/media/processing/worker-gone.test.ts", "the worker is gone")],
  },
  {
    fault: "one request costs too much",
    members: "an error within seconds",
    holds: "`/health` and everyone else are answered meanwhile, on both databases",
    tests: [
      test("service/embedded-stays-up.test.ts", "answers /health while a pattern takes as long as it may"),
      test("service/query/run-bounded.test.ts", "a pattern over too much text is given up"),
    ],
  },
  {
    fault: "a data folder is damaged, half restored, of another version, or open twice",
    members: "the service doesn't start",
    holds: "the error says what to do; nothing in the folder is changed",
    tests: [
      test("service/database/cluster-folder.test.ts", "is refused in a sentence, and stays as it is"),
      test("service/database/durability.test.ts", "refuses a second process on the same folder"),
    ],
  },
  {
    fault: "too few file descriptors",
    members: "503, or a connection that is closed",
    holds: "the log says why (`EMFILE`); the service goes on by itself",
    tests: [test("service/few-descriptors.test.ts", "too few file descriptors")],
  },
  {
    fault: "the memory limit is reached",
    members: "“Can’t reach the service”, for seconds",
    holds: "the log says so; the service is started again, with every acknowledged write",
    tests: [
      test("scripts/run/memory-limit.test.ts", "the memory limit is reached"),
      test(
        "service/media/memory.test.ts",
        "memory stays flat while 150 MB are uploaded, resumed and delivered",
      ),
    ],
  },
  {
    fault: "the service's clock jumps",
    members: "nothing",
    holds: "pairs are renewed, files are processed",
    tests: [test("service/clock-jump.test.ts", "the clock jumps by twenty minutes and back")],
  },
];

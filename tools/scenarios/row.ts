import type { Stage } from "./stage.ts";

/** One sentence that a BFF has to show. */
export interface Row {
  /** As `session-scenarios` counts them: "E12". */
  id: string;
  says: string;
  /**
   * Without one, it has its own members and disturbs no other row.
   * - `clock`: on the site whose clock can be moved, one after the other
   * - `processes`: on the site whose processes may be killed, one after the other
   * - `own`: on its own site or browser, two at a time beside the rest
   * - `alone`: after those, one after the other, because it breaks something that others need
   * - `last`: checks all recorded traffic
   */
  lane?: "clock" | "processes" | "own" | "alone" | "last";
  /** What it needs more than one instance for; with one alone it is not run. */
  needsSeveral?: string;
  /** It waits for long: begun before the others. */
  slow?: true;
  /** The same with any number of instances: run with one only. */
  onlyOnce?: true;
  /** It holds where this ends without an error. */
  run(stage: Stage): Promise<void>;
}

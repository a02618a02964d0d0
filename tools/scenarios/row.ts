import type { Stage } from "./stage.ts";

/** One sentence that a BFF has to show. */
export interface Row {
  /** As `session-scenarios` counts them: "E12". */
  id: string;
  says: string;
  /**
   * `together`: its members are its own, and it disturbs nobody (the usual case).
   * `clock`: on the site whose clock can be moved, one after the other.
   * `processes`: on the site whose processes may be ended, one after the other.
   * `own`: on a site or in a browser of its own, two at a time beside the rest.
   * `alone`: after those, one after the other: it breaks something that others need.
   * `last`: over everything that was heard.
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

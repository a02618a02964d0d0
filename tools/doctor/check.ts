import type { Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";

/** One thing that is looked at by itself: it asks whom it needs to, and changes nothing that stays. */
export interface Check {
  name: string;
  look(ground: Ground): Finding[] | Promise<Finding[]>;
}

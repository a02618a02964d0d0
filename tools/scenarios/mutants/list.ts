import type { Mutant } from "./mutant.ts";
import { pageMutants } from "./pages.ts";
import { renewalMutants } from "./renewal.ts";
import { signInMutants } from "./sign-in.ts";
import { wayThroughMutants } from "./way-through.ts";

/** One at least for each row's defence. */
export const mutants: readonly Mutant[] = [
  ...signInMutants,
  ...wayThroughMutants,
  ...renewalMutants,
  ...pageMutants,
];

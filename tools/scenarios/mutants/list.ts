import type { Mutant } from "./mutant.ts";
import { pageMutants } from "./pages.ts";
import { proxyMutants } from "./proxy.ts";
import { renewalMutants } from "./renewal.ts";
import { signInMutants } from "./sign-in.ts";

/** One at least for each row's defence. */
export const mutants: readonly Mutant[] = [
  ...signInMutants,
  ...proxyMutants,
  ...renewalMutants,
  ...pageMutants,
];

/** How long things take where instances share a store, in milliseconds. */
export const sharedTimes = {
  /** A turn whose holder says nothing for this long is taken over. Longer than a busy process stalls. */
  leaseMs: 5_000,
  /** How often a holder says that it is still there. */
  heartbeatMs: 1_500,
  /** How often those who wait for a turn look by themselves, should nobody wake them. */
  pollMs: 250,
  /** How long a call waits for another instance's renewal. */
  patienceMs: 10_000,
  /** After a refusal: how long a former holder that may still be alive has to come with the successor. */
  formerHolderMs: 4_000,
  /** How long an outage has to last before this process renews by itself. */
  graceMs: 6_000,
  /** How long the instances have to write back what a store forgot, before anything is renewed again. */
  settleMs: 2_000,
  /** How often a store that is away is tried. */
  probeMs: 250,
} as const;

export type SharedTimes = { readonly [Name in keyof typeof sharedTimes]: number };

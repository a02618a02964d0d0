/** Milliseconds. */
export const sharedTimes = {
  /** A turn without a heartbeat for this long is taken over. Longer than a busy process stalls. */
  leaseMs: 5_000,
  heartbeatMs: 1_500,
  /** How often waiting instances poll, in case a notification is lost. */
  pollMs: 250,
  /** How long a call waits for another instance's renewal. */
  patienceMs: 10_000,
  /** After a refusal: how long to wait for the successor of a previous holder that may be alive. */
  formerHolderMs: 4_000,
  /** After this long an outage, the process renews alone. */
  graceMs: 6_000,
  /** Time for all instances to write back what a restarted store lost, before anything is renewed. */
  settleMs: 2_000,
  probeMs: 250,
} as const;

export type SharedTimes = { readonly [Name in keyof typeof sharedTimes]: number };

/** How long a key is remembered. */
export const rememberedMs = 10 * 60_000;

/** The answer to a write, as a repeated request gets it. */
export interface RecordedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What is known of a write that was sent before: its answer, or that its outcome is unknown. */
export type KnownWrite = RecordedAnswer | "unknown";

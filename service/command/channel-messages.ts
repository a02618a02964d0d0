import { z } from "zod";

/** A command, as JSON; the sender then ends its half of the connection. */
export const orderSchema = z.strictObject({
  command: z.string(),
  input: z.record(z.string(), z.string()),
});

/** The answer, as JSON. */
export const answerSchema = z.union([
  z.strictObject({ result: z.unknown(), text: z.string(), note: z.string().optional() }),
  z.strictObject({ problem: z.string() }),
]);

export type Order = z.infer<typeof orderSchema>;
export type Answer = z.infer<typeof answerSchema>;

/** In characters. A Space file has a few thousand for each Content Type. */
export const longestMessage = 4 * 1024 * 1024;

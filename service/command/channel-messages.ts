import { z } from "zod";

/** A command, as JSON; the sender then ends its half of the connection. */
export const orderSchema = z.strictObject({
  command: z.literal("cma-token"),
  email: z.string().min(1).max(320),
  days: z.int().min(1).max(365),
});

/** The answer, as JSON. */
export const answerSchema = z.union([
  z.strictObject({ token: z.string(), expiresAt: z.string() }),
  z.strictObject({ problem: z.string() }),
]);

export type Order = z.infer<typeof orderSchema>;
export type Answer = z.infer<typeof answerSchema>;

export const longestMessageBytes = 4096;

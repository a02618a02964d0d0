import * as z from "zod";
import { pairSchema, sessionSchema } from "../session.ts";

/** Sent to the renewer: the session, and the holder of its turn. */
export const renewerOrderSchema = z.object({
  number: z.number(),
  session: sessionSchema,
  holder: z.string(),
});
export type RenewerOrder = z.infer<typeof renewerOrderSchema>;

export const renewerAnswerSchema = z.object({
  number: z.number(),
  issue: z.discriminatedUnion("outcome", [
    z.object({ outcome: z.literal("issued"), pair: pairSchema }),
    z.object({ outcome: z.literal("refused") }),
    z.object({ outcome: z.literal("unverified"), why: z.string() }),
    z.object({ outcome: z.literal("failed"), unknown: z.boolean(), why: z.string() }),
  ]),
});

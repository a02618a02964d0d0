import * as z from "zod";
import { pairSchema, sessionSchema } from "../session.ts";

/** What an instance tells its renewer: the session to renew, and by whom its turn is held. */
export const renewerOrderSchema = z.object({
  number: z.number(),
  session: sessionSchema,
  holder: z.string(),
});
export type RenewerOrder = z.infer<typeof renewerOrderSchema>;

/** What it gets back. */
export const renewerAnswerSchema = z.object({
  number: z.number(),
  issue: z.discriminatedUnion("outcome", [
    z.object({ outcome: z.literal("issued"), pair: pairSchema }),
    z.object({ outcome: z.literal("refused") }),
    z.object({ outcome: z.literal("unverified"), why: z.string() }),
    z.object({ outcome: z.literal("failed"), unknown: z.boolean(), why: z.string() }),
  ]),
});

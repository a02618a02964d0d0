import { z } from "zod";

/** An exchangeToken or a refreshToken in a body: length 1 to 256 (seed.md "Limits"). */
export const tokenSchema = z.string().min(1).max(256);

import * as z from "zod/mini";

/** What token exchange and token renewal answer ("Token response"). */
export const tokenResponseSchema = z.object({
  accessToken: z.string().check(z.minLength(1)),
  createdAt: z.iso.datetime({ offset: true }),
  expiresAt: z.iso.datetime({ offset: true }),
  refreshToken: z.string().check(z.minLength(1), z.maxLength(256)),
  refreshExpiresAt: z.iso.datetime({ offset: true }),
});

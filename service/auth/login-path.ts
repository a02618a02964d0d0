import { z } from "zod";

/** The path parameters of the login entry and of the provider callback. */
export const loginPathSchema = z.object({ spaceId: z.string(), provider: z.string() });
/** The path parameters of everything else. */
export const spacePathSchema = z.object({ spaceId: z.string() });

import * as z from "zod";
import type { ServerProcess } from "../servers/server-process.ts";

const countsSchema = z.object({ renewals: z.number(), refused: z.number() });

/** Renewals that the Auth API was asked for, and those among them that it refused. */
export async function countsOf({ url }: ServerProcess): Promise<z.infer<typeof countsSchema>> {
  const response = await fetch(`${url}/bench/counts`);
  return countsSchema.parse(await response.json());
}

/**
 * When accessTokens expire that are issued from now on, in milliseconds since 1970; each after its time again when
 * undefined.
 */
export async function setExpiry({ url }: ServerProcess, at: number | undefined): Promise<void> {
  await fetch(`${url}/bench/expiry`, { method: "PUT", body: JSON.stringify({ at }) });
}

import { readFileSync } from "node:fs";
import * as z from "zod";

const built = z.object({ config: z.record(z.string(), z.unknown()) });

/**
 * Passes the configuration that the build resolved to Next.js, as the server of its standalone output does. Otherwise
 * Next.js compiles next.config.ts at each start, and needs its compiler for that.
 */
export function passBuiltConfig(): void {
  const { config } = built.parse(JSON.parse(readFileSync(".next/required-server-files.json", "utf8")));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { BrowserMember } from "./browser-member.ts";
import { type UpgradeSite, upgradeSecret } from "./site.ts";

const file = "tools/upgrade/results/last-release.json";
const migrationsFolder = "service/database/migrations";
const entriesSchema = z.array(z.tuple([z.array(z.string()).or(z.string()), z.unknown()]));

/** What a version writes in the places that another version reads. */
const writtenSchema = z.object({
  portalUrl: z.string(),
  secret: z.string(),
  /** RFC 3339. */
  writtenAt: z.string(),
  cookies: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Of the shared store, by key. */
  records: z.record(z.string(), z.object({ rank: z.string(), data: z.string() })),
  drafts: entriesSchema,
  uploads: entriesSchema,
  /** Released, they never change. */
  migrations: z.array(z.object({ file: z.string(), hash: z.string() })),
});

export function hashOf(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}

export function keepWritten(written: Written): void {
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
}

export function keptWritten(): Written {
  return writtenSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

export type Written = z.infer<typeof writtenSchema>;

/** What the version that runs now has written. */
export async function readWritten(site: UpgradeSite, root: string, member: BrowserMember): Promise<Written> {
  const stored = await member.stored();
  const cookies = await member.context.cookies(site.portalUrl);
  return writtenSchema.parse({
    portalUrl: site.portalUrl,
    secret: upgradeSecret,
    writtenAt: new Date().toISOString(),
    cookies: cookies
      .filter(({ name }) => name.startsWith("atrium-"))
      .map(({ name, value }) => ({ name, value })),
    records: await site.records(),
    drafts: stored["atrium-drafts"],
    uploads: stored["atrium-uploads"],
    migrations: globSync(`${migrationsFolder}/*.ts`, { cwd: root })
      .sort()
      .map((name) => ({ file: name, hash: hashOf(join(root, name)) })),
  });
}

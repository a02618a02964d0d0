import { randomBytes, randomUUID } from "node:crypto";
import { chmod, link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The secret that seals the session cookies of the embedded Space: made once, for this user alone to read. */
export async function keptSessionSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, "session-secret");
  // Linked once it is complete: another start may read it at any moment.
  const written = `${file}-${randomUUID()}`;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(written, randomBytes(48).toString("base64url"), { mode: 0o600 });
    await link(written, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(written, { force: true });
  }
  await chmod(file, 0o600);
  return (await readFile(file, "utf8")).trim();
}

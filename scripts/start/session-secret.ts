import { randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The secret that seals the session cookies of the embedded Space: made once, for this user alone to read. */
export async function keptSessionSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, "session-secret");
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  await chmod(file, 0o600);
  return (await readFile(file, "utf8")).trim();
}

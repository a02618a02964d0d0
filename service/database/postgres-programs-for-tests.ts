import { execFileSync } from "node:child_process";
import { accessSync } from "node:fs";
import { join } from "node:path";

interface Account {
  uid: number;
  gid: number;
}

// Run once: a large process takes its time to start another, because its page tables are copied.
let programs: { folder: string; version: string } | undefined;
let account: Account | undefined;

export function findPrograms(): { folder: string; version: string } {
  if (programs !== undefined) return programs;
  try {
    const output = execFileSync("pg_config", ["--bindir", "--version"], { encoding: "utf8" });
    const [folder = "", version = ""] = output.split("\n");
    // Packages for building C programs have `pg_config` alone.
    accessSync(join(folder, "initdb"));
    programs = { folder, version };
    return programs;
  } catch (error) {
    throw new Error("This test needs PostgreSQL: on Debian, `apt-get install postgresql`.", { cause: error });
  }
}

/** PostgreSQL and PgBouncer refuse to run as root. */
export function accountThatMayRunIt(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  account ??= findAccount();
  return account;
}

function findAccount(): Account {
  const account = accountOf("postgres") ?? accountOf("nobody");
  if (account === undefined) {
    throw new Error("PostgreSQL can’t run as root. This test needs a user called `postgres` or `nobody`.");
  }
  return account;
}

function accountOf(name: string): Account | undefined {
  const idOf = (which: "-u" | "-g") => Number(execFileSync("id", [which, name], { encoding: "utf8" }));
  try {
    return { uid: idOf("-u"), gid: idOf("-g") };
  } catch {
    return undefined;
  }
}

import { readFileSync, writeFileSync } from "node:fs";
import * as z from "zod";
import { lockSchema, type MissingPackage, missingOptionalPackages } from "../tools/checks/lock-file.ts";

// Adds the packages of other platforms, which `npm install` can't see here, to package-lock.json. They have no hash, as
// they aren't installed on this machine; npm gets them from the registry where they are needed.

const file = "package-lock.json";
const systems = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const processors = ["arm64", "arm", "ia32", "loong64", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

// Read as it is, so that nothing else of it moves.
const entries = z.record(z.string(), z.unknown());
const lock = entries.parse(JSON.parse(readFileSync(file, "utf8")));
const missing = missingOptionalPackages(lockSchema.parse(lock));
const packages = [
  ...Object.entries(entries.parse(lock.packages)),
  ...missing.map((one) => [`node_modules/${one.name}`, entryOf(one)] as const),
].sort(([one], [other]) => one.localeCompare(other, "en"));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
console.log(`${missing.length} packages of other platforms added.`);

function entryOf({ name, version, dev }: MissingPackage) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${name}: ${version} is a range; add it by hand.`);
  const parts = name.split(/[/-]/);
  const system = systems.find((one) => parts.includes(one));
  const processor = processors.find((one) => parts.includes(one));
  const libc = parts.some((part) => part.startsWith("musl")) ? "musl" : "glibc";
  return {
    version,
    ...(processor === undefined ? {} : { cpu: [processor] }),
    ...(system === "linux" ? { libc: [libc] } : {}),
    ...(dev ? { dev } : {}),
    optional: true,
    ...(system === undefined ? {} : { os: [system] }),
  };
}

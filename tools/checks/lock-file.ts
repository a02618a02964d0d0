import * as z from "zod";

const entrySchema = z.looseObject({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  optional: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  libc: z.array(z.string()).optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
export const lockSchema = z.looseObject({ packages: z.record(z.string(), entrySchema) });

export type Lock = z.infer<typeof lockSchema>;

export interface MissingPackage {
  name: string;
  version: string;
  /** Needed by tools alone. */
  dev: boolean;
}

/**
 * Optional packages of other platforms that the lock file lacks, because its registry had none. `npm ci`
 * refuses such a lock file.
 */
export function missingOptionalPackages({ packages }: Lock): MissingPackage[] {
  return Object.entries(packages).flatMap(([folder, { dev = false, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isThere(packages, folder, name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

function isThere(packages: Lock["packages"], folder: string, name: string): boolean {
  return `node_modules/${name}` in packages || `${folder}/node_modules/${name}` in packages;
}

/**
 * What is wrong with an entry of the lock file: each has an exact version, names no address, so that it comes from the
 * reader's registry, and has a SHA-512 of its content. Only an optional package of another platform may lack that: the
 * author of the lock file could not load it, and `npm ci` on that platform takes the hash from the registry.
 */
export function lockProblems({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([folder, entry]) => {
    if (folder === "" || entry.link) return [];
    const { version = "", resolved, integrity } = entry;
    const problems = [
      /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version) ? undefined : `version "${version}" is not exact`,
      resolved === undefined ? undefined : `comes from ${resolved}`,
      integrity === undefined ? missingHash(entry) : hashProblem(integrity),
    ];
    return problems.filter((problem) => problem !== undefined).map((problem) => `${folder}: ${problem}`);
  });
}

function missingHash({ optional = false, os, cpu }: Lock["packages"][string]): string | undefined {
  const isOfAPlatform = os !== undefined || cpu !== undefined;
  return optional && isOfAPlatform ? undefined : "has no integrity";
}

function hashProblem(integrity: string): string | undefined {
  return /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) ? undefined : "its integrity is not one SHA-512";
}

import * as z from "zod";

const entrySchema = z.looseObject({
  version: z.string().optional(),
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
 * The packages of other platforms that a lock file leaves out, because the registry that it was written with has
 * none of them. `npm ci` refuses such a lock file, even where nobody needs them.
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

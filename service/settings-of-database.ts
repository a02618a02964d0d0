import { readFileSync } from "node:fs";
import { z } from "zod";
import { decimal, wholeNumber } from "#service/settings-of-numbers.ts";

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error:
    "an address like postgres://user:password@host/database, where a / or # of the password is written %2F or %23",
});

export const databaseSettings = {
  databaseUrl: postgresUrl.optional().meta({
    description:
      "PostgreSQL 15 or later instead of the database in `DATA_DIR`. The service creates its tables.",
    example: "postgres://user:password@localhost:5432/atrium",
    needed: "several processes of the service run, or the data must survive a power cut",
  }),
  databasePoolerUrl: postgresUrl.optional().meta({
    description:
      "[PgBouncer](postgresql.md#pgbouncer) in transaction mode, in front of the same database: requests go through it. `DATABASE_URL` stays the direct address, which migrations, indexes and locks use.",
    example: "postgres://user:password@localhost:6432/atrium",
  }),
  databaseReplicaUrls: z.array(postgresUrl).min(1).optional().meta({
    description:
      "[Read replicas](postgresql.md#read-replicas), separated by commas: standbys of the database, one address for each. Lists are read from them. With `DATABASE_POOLER_URL`, these are addresses of PgBouncer too.",
    example: "postgres://user:password@replica-1:5432/atrium,postgres://user:password@replica-2:5432/atrium",
    fallback: "none: the database answers everything",
    values: "URLs, separated by commas",
  }),
  databaseConnections: wholeNumber(2, 1000).default(10).meta({
    description:
      "Connections of each process for requests, and as many to each replica. Two more do migrations and indexes.",
  }),
  databaseSearchConnections: wholeNumber(1, 1000).default(5).meta({
    description: "Further connections of each process, for searches in texts, and as many to each replica.",
  }),
  databaseConnectSeconds: decimal(1, 60)
    .default(5)
    .meta({ description: "How long a connection may take to open, in seconds." }),
  databaseStatementSeconds: decimal(1, 600)
    .default(15)
    .meta({ description: "How long a statement may take." }),
  databaseSearchSeconds: decimal(0.1, 60)
    .default(0.7)
    .meta({ description: "How long a statement that searches in texts may take." }),
  databaseTls: z
    .boolean()
    .default(false)
    .meta({ description: "`on`: connections to PostgreSQL are encrypted, and its certificate is checked." }),
  databaseCaFile: z
    .string()
    .refine(hasCertificate, "this file cannot be read, or has no certificate in PEM")
    .optional()
    .meta({
      description: "The PEM file of the authorities of PostgreSQL's certificate; turns `DATABASE_TLS` on.",
      example: "./database-ca.pem",
      fallback: "the usual authorities",
    }),
};

/** Without one, no certificate of PostgreSQL would be accepted. */
function hasCertificate(path: string): boolean {
  try {
    return /-----BEGIN [\w ]*CERTIFICATE-----/.test(readFileSync(path, "utf8"));
  } catch {
    return false;
  }
}

interface TlsSettings {
  databaseTls: boolean;
  databaseCaFile?: string | undefined;
}

/**
 * Where an address says beside `DATABASE_TLS` how its connections are encrypted: node-postgres would do as the address
 * says.
 */
export function problemOfTls(url: string, { databaseTls, databaseCaFile }: TlsSettings): string | undefined {
  if (!databaseTls && databaseCaFile === undefined) return undefined;
  const { searchParams } = new URL(url);
  const name = ["ssl", "sslmode", "sslrootcert"].find((parameter) => searchParams.has(parameter));
  return (
    name && `DATABASE_TLS and DATABASE_CA_FILE say how to encrypt, so the address can't have ${name} too`
  );
}

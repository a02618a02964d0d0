import * as z from "zod";
import { wholeNumber } from "./environment-number.ts";

export const serviceNames = ["AUTH_URL", "ACMA_URL", "ACDA_URL", "CMA_URL", "UPLOAD_URL"] as const;

const needed = "you use a Space of your own";
const address = (of: string, example: string) =>
  z
    .url({ protocol: /^https?$/, error: `is a web address, such as ${example}` })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional()
    .meta({ description: `The base address of ${of}.`, fallback: "the embedded Space", example, needed });

export const spaceVariables = {
  SPACE_FILE: z.string().optional().meta({
    description: "The [Space file](space-file.md): Content Types, locales, brand, providers.",
    fallback: "`lib/space-file/morae.json`",
    example: "./space.json",
    needed,
  }),
  SPACE_ID: z
    .string()
    .min(1)
    .optional()
    .meta({ description: "The Space, by its `sys.id`.", fallback: "`demo`", needed }),
  SPACE_PORT: wholeNumber(1, 65_535).default(4000),
  AUTH_URL: address(
    "the Auth API. Set all five, SPACE_ID and SPACE_FILE, or none",
    "https://auth.example.com/v1",
  ),
  ACMA_URL: address("ACMA", "https://acma.example.com/v1"),
  ACDA_URL: address("ACDA", "https://acda.example.com/v1"),
  CMA_URL: address("CMA", "https://cma.example.com/v1"),
  UPLOAD_URL: address("the upload service", "https://upload.example.com/v1"),
};

type Variables = z.infer<z.ZodObject<typeof spaceVariables>>;

/** @param present the variables that are set, whether valid or not */
export function foreignSpaceProblems(present: Readonly<Record<string, string | undefined>>): string[] {
  const missing = [...serviceNames, "SPACE_ID" as const, "SPACE_FILE" as const].filter(
    (name) => present[name] === undefined,
  );
  return missing.map(
    (name) =>
      `  ${name}: missing; a Space of your own needs all of ${serviceNames.join(", ")}, SPACE_ID and SPACE_FILE`,
  );
}

export function services(variables: Variables): Record<"auth" | "acma" | "acda" | "cma" | "upload", string> {
  const embedded = `http://localhost:${variables.SPACE_PORT}`;
  return {
    auth: variables.AUTH_URL ?? `${embedded}/auth/v1`,
    acma: variables.ACMA_URL ?? `${embedded}/acma/v1`,
    acda: variables.ACDA_URL ?? `${embedded}/acda/v1`,
    cma: variables.CMA_URL ?? `${embedded}/cma/v1`,
    upload: variables.UPLOAD_URL ?? `${embedded}/upload/v1`,
  };
}

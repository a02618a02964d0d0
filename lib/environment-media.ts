import * as z from "zod";

/** The variable of further origins of pictures, comma-separated. */
export const mediaVariables = {
  MEDIA_ORIGINS: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim().replace(/\/$/, ""))
        .filter(Boolean),
    )
    .refine((origins) => origins.every(isOrigin), {
      error: "is a list of origins, separated by commas (https://media.example.com), without a path",
    }),
};

/** Where pictures and other media of a Space come from: its services, and what the operator adds. */
export function mediaOrigins(services: Readonly<Record<string, string>>, added: readonly string[]): string[] {
  return [...new Set([...Object.values(services).map((url) => new URL(url).origin), ...added])];
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^*\s;]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

import * as z from "zod";

/** Further origins of pictures, comma-separated; and where browsers reach the embedded Space. */
export const mediaVariables = {
  SPACE_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
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

type Variables = z.infer<z.ZodObject<typeof mediaVariables>>;

/** Where pictures and other media of a Space come from: its services, and what the operator adds. */
export function mediaOrigins(
  services: Readonly<Record<string, string>>,
  embeddedSpace: boolean,
  { MEDIA_ORIGINS, SPACE_PUBLIC_URL }: Variables,
): string[] {
  // The embedded Space delivers its media from its public address.
  const embedded = embeddedSpace && SPACE_PUBLIC_URL !== undefined ? [SPACE_PUBLIC_URL] : [];
  const urls = [...Object.values(services), ...embedded, ...MEDIA_ORIGINS];
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^*\s;]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

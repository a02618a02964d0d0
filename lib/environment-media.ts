import * as z from "zod";

export const mediaVariables = {
  SPACE_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "is a web address, such as https://space.example.com" })
    .optional(),
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
    })
    .meta({
      description:
        "Further origins of pictures, audio and video, separated by commas. Pages load media from these origins and the Space's addresses only; other pictures in texts are shown as links, other avatars as initials.",
      example: "https://media.example.com",
      needed: "the Space delivers media from another origin than its addresses",
    }),
};

type Variables = z.infer<z.ZodObject<typeof mediaVariables>>;

/** The origins of a Space's media: its services, and the operator's. */
export function mediaOrigins(
  services: Readonly<Record<string, string>>,
  embeddedSpace: boolean,
  { MEDIA_ORIGINS, SPACE_PUBLIC_URL }: Variables,
): string[] {
  const embedded = embeddedSpace && SPACE_PUBLIC_URL !== undefined ? [SPACE_PUBLIC_URL] : [];
  const urls = [...Object.values(services), ...embedded, ...MEDIA_ORIGINS];
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^*\s;]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

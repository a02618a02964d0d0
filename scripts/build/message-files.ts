import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import compile from "icu-minify/compile";
import { areasOfMessages, messagesOf } from "../../lib/messages/areas.ts";
import { languages } from "../../lib/messages/language.ts";
import { readCatalogue } from "../../lib/messages/read-catalogue.ts";

/** Puts `en-list.<hash>.json` and the like beside the scripts of a build: the messages of each area in each language. */
export async function makeMessageFiles(root: string): Promise<void> {
  const folder = join(root, ".next/static/messages");
  await mkdir(folder, { recursive: true });
  for (const language of languages) {
    const catalogue = compiled(readCatalogue(language));
    for (const area of areasOfMessages) {
      const text = JSON.stringify(messagesOf(area, Object(catalogue)));
      const hash = createHash("sha256").update(text).digest("base64url").slice(0, 12);
      await writeFile(join(folder, `${language}-${area}.${hash}.json`), text);
    }
  }
}

/** As next-intl compiles the catalogues that a build imports. */
function compiled(messages: unknown): unknown {
  if (typeof messages === "string") return compile(messages);
  return Object.fromEntries(Object.entries(Object(messages)).map(([name, part]) => [name, compiled(part)]));
}

import { readdirSync } from "node:fs";
import { environment } from "#lib/environment.ts";
import type { MessageArea } from "./areas.ts";
import type { Language } from "./language.ts";

let known: ReadonlyMap<string, string> | undefined;

/** The URL of the file with the messages of an area; undefined in development, where no build has made it. */
export function messageFile(language: Language, area: MessageArea): string | undefined {
  known ??= environment().isDevelopment ? new Map() : filesOfBuild();
  return known.get(`${language}-${area}`);
}

/** By language and area. */
function filesOfBuild(): Map<string, string> {
  const names = readdirSync(".next/static/messages").filter((name) => name.endsWith(".json"));
  return new Map(names.map((name) => [name.split(".", 1).join(), `/_next/static/messages/${name}`]));
}

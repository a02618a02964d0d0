import * as z from "zod/mini";
import { refusedSearches } from "#lib/collection/first-found.ts";
import { tabStorage } from "../text-storage.ts";

const name = "atrium:refused-searches";

/** From then on no search of this tab asks for it. */
export function rememberRefused(names: readonly string[] = []): void {
  for (const each of names) refusedSearches.add(each);
}

if (typeof window !== "undefined") {
  rememberRefused(tabStorage.readJson(name, z.array(z.string())));
  addEventListener("pagehide", () => {
    if (refusedSearches.size > 0) tabStorage.write(name, JSON.stringify([...refusedSearches]));
  });
}

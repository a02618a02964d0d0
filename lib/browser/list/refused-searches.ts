import * as z from "zod/mini";
import { refusedSearches } from "#lib/collection/first-found.ts";
import { tabStorage } from "../text-storage.ts";

const name = "atrium:refused-searches";

if (typeof window !== "undefined") {
  for (const each of tabStorage.readJson(name, z.array(z.string())) ?? []) refusedSearches.add(each);
  addEventListener("pagehide", () => tabStorage.write(name, JSON.stringify([...refusedSearches])));
}

import * as z from "zod/mini";
import { createLoading } from "#components/ui/loading.ts";
import { canonicalText } from "#lib/fields/canonical-text.ts";
import { mapFiles } from "#lib/paths.ts";
import type { Named } from "./map-style.ts";

const columnsSchema = z.object({
  name: z.array(z.string()),
  /** Empty where there is none. */
  ko: z.array(z.string()),
  lon: z.array(z.number()),
  lat: z.array(z.number()),
});

/** The cities of the world, the largest first. */
export const cities = createLoading(async () => {
  const response = await fetch(`${mapFiles}cities.json`);
  return citiesOf(columnsSchema.parse(await response.json()));
});

/** Exported for tests. */
export function citiesOf({ name, ko, lon, lat }: z.infer<typeof columnsSchema>) {
  const cityAt = (at: number, language: string): Named => ({
    name: (language === "ko" && ko[at]) || (name[at] ?? ""),
    ...{ lon: lon[at] ?? 0, lat: lat[at] ?? 0 },
  });
  return {
    in: (language: string): Named[] => name.map((_, at) => cityAt(at, language)),
    /** The largest whose name begins with the text, in either language; named in the given one. */
    find(text: string, language: string): Named[] {
      const typed = canonicalText(text).trim();
      const search = plain(typed);
      const found: Named[] = [];
      for (const [at, each] of name.entries()) {
        if (found.length === foundMax) break;
        if (plain(each).startsWith(search) || ko[at]?.startsWith(typed)) found.push(cityAt(at, language));
      }
      return found;
    },
  };
}

const foundMax = 4;

/** Without accents and case: "sao" finds "São Paulo". */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

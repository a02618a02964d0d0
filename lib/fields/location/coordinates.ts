import { canonicalText } from "../canonical-text.ts";
import { isOnEarth, type Position } from "./position.ts";

interface Part {
  degrees: number;
  axis: "lat" | "lon" | undefined;
}

const korean: readonly (readonly [RegExp, string])[] = [
  [/북위/g, " N "],
  [/남위/g, " S "],
  [/동경/g, " E "],
  [/서경/g, " W "],
  [/위도/g, " LAT "],
  [/경도/g, " LON "],
  [/[도분초]/g, " "],
];
const names: readonly (readonly [RegExp, string])[] = [
  [/LATITUDE|LAT/g, " Y "],
  [/LONGITUDE|LONG|LON|LNG/g, " X "],
  [/NORTH/g, " N "],
  [/SOUTH/g, " S "],
  [/EAST/g, " E "],
  [/WEST/g, " W "],
];
/** Positions in map URLs: geo:, @38.3,128.5,12z, #map=12/38.3/128.5, q=38.3,128.5. */
const inAddress =
  /(?:^GEO:|@|#MAP=[\d.]+\/|[?&](?:Q|LL|CENTER|QUERY|DESTINATION)=)(-?\d+(?:\.\d+)?)(?:,|%2C|\/)(-?\d+(?:\.\d+)?)/;
const token = /[+-]?\d+(?:\.\d+)?|[NSEWXY]/g;
const between = /^[\s,;°º'"’”′″()[\]/|]*$/;

/**
 * Parses positions: "38.3341, 128.5182", "38,3341; 128,5182", "N 38° 20' 2.8\" E 128° 31' 5.5\"", "북위 38.3341
 * 동경 128.5182", or a map URL. Latitude first unless letters say otherwise. May be beyond the earth;
 * `undefined` if unreadable.
 */
export function readCoordinates(typed: string): Position | undefined {
  const text = plain(typed);
  const [, first, second] = inAddress.exec(text) ?? [];
  if (first !== undefined && second !== undefined) return { lat: Number(first), lon: Number(second) };
  const tokens = [...withPoints(text).matchAll(token)].map(([each]) => each);
  if (!between.test(withPoints(text).replace(token, ""))) return undefined;
  const [one, other, ...rest] = partsOf(tokens);
  return one === undefined || other === undefined || rest.length > 0 ? undefined : locationOf(one, other);
}

/** Only positions on earth. */
export function readPlace(typed: string): Position | undefined {
  const read = readCoordinates(typed);
  return read !== undefined && isOnEarth(read) ? read : undefined;
}

function plain(typed: string): string {
  let text = canonicalText(typed).normalize("NFKC").trim();
  for (const [word, letter] of korean) text = text.replace(word, letter);
  text = text.replaceAll("−", "-").toUpperCase();
  if (text.includes("://") || text.startsWith("GEO:")) return text;
  for (const [word, letter] of names) text = text.replace(word, letter);
  return text.replace(/([A-Z])\s*[:=]/g, "$1 ");
}

/** Decimal commas, if there are no points and something else separates the numbers. */
function withPoints(text: string): string {
  const decimals = text.match(/\d,\d/g)?.length ?? 0;
  const isWritten = !text.includes(".") && decimals === 2 && /\d,\d+\s*[°NSEW;,\s]/.test(text);
  return isWritten ? text.replace(/(\d),(\d)/g, "$1.$2") : text;
}

/** Two groups of one to three numbers, each with at most one letter, before or after. */
function partsOf(tokens: readonly string[]): Part[] {
  const numbers = tokens.filter(isNumber);
  const letters = tokens.filter((each) => !isNumber(each));
  const size = numbers.length / 2;
  if (![1, 2, 3].includes(size) || letters.length > 2) return [];
  const isBefore = letters.length > 0 && tokens[0] === letters[0];
  return [0, 1].flatMap((index) => {
    const group = numbers.slice(index * size, (index + 1) * size);
    const letter = letters.length === 2 ? letters[index] : letterOfOne(tokens, letters[0], index, isBefore);
    const degrees = degreesOf(group, letter);
    return degrees === undefined ? [] : [{ degrees, axis: axisOf(letter) }];
  });
}

/** A single letter belongs to the adjacent number. */
function letterOfOne(
  tokens: readonly string[],
  letter: string | undefined,
  index: number,
  isBefore: boolean,
) {
  if (letter === undefined) return undefined;
  const isOfFirst = isBefore || tokens.at(-1) !== letter;
  return (index === 0) === isOfFirst ? letter : undefined;
}

function degreesOf(
  [degrees = "", minutes = "0", seconds = "0"]: readonly string[],
  letter: string | undefined,
) {
  const [m, s] = [Number(minutes), Number(seconds)];
  if (m < 0 || m >= 60 || s < 0 || s >= 60) return undefined;
  const size = Math.abs(Number(degrees)) + m / 60 + s / 3600;
  const isNegative = degrees.startsWith("-") !== (letter === "S" || letter === "W");
  return Number((isNegative ? -size : size).toFixed(7)) + 0;
}

function axisOf(letter: string | undefined): Part["axis"] {
  if (letter === undefined) return undefined;
  return ["N", "S", "Y"].includes(letter) ? "lat" : "lon";
}

function locationOf(one: Part, other: Part): Position | undefined {
  if (one.axis !== undefined && one.axis === other.axis) return undefined;
  const isTurned = one.axis === "lon" || other.axis === "lat";
  return isTurned ? { lat: other.degrees, lon: one.degrees } : { lat: one.degrees, lon: other.degrees };
}

function isNumber(each: string): boolean {
  return /\d/.test(each);
}

/**
 * The rules of `seed.md` and `decisions.md`, "Lists", read anew in plain JavaScript over the resources as the
 * interface shows them. It shares nothing with the service.
 */
export interface Shown {
  sys: { id: string } & Record<string, unknown>;
  fields: Record<string, Record<string, unknown>>;
  metadata: { tags: unknown[] };
}

export interface PlainCondition {
  path: string;
  operator: string;
  /** One value, or the entries of a list. */
  value: string | string[];
  /** How texts of this path are to be understood. */
  kind: "text" | "long" | "number" | "boolean" | "date" | "instant" | "texts" | "ids" | "place";
}

/** What a list is of: where no item holds the texts that are searched for, those that nearly do. */
export function matching(items: Shown[], conditions: PlainCondition[]): Shown[] {
  const holding = items.filter((item) => conditions.every((condition) => meets(item, condition, false)));
  if (holding.length > 0) return holding;
  return items.filter((item) => conditions.every((condition) => meets(item, condition, true)));
}

function meets(item: Shown, { path, operator, value, kind }: PlainCondition, nearly: boolean): boolean {
  const found = valueAt(item, path);
  const absent = isAbsent(found);
  const wanted = [value].flat().map((text) => understand(kind, text));
  const entries = absent ? [] : [found].flat().map((one) => understand(kind, one));
  const isOneOf = entries.some((entry) => wanted.some((one) => compare(entry, one) === 0));
  switch (operator) {
    case "exists":
      return absent === (value === "false");
    case "eq":
      return kind === "long" ? entries.some((entry) => finds(String(entry), String(value), nearly)) : isOneOf;
    case "in":
      return isOneOf;
    case "ne":
    case "nin":
      return !isOneOf;
    case "all":
      return wanted.every((one) => entries.some((entry) => compare(entry, one) === 0));
    case "prefix":
      return entries.some((entry) => String(entry).startsWith(String(value)));
    case "regex":
      return entries.some((entry) => new RegExp(String(value), "u").test(String(entry)));
    case "near":
      return !absent && isNear(found, String(value));
    case "within":
      return !absent && isWithin(found, String(value));
    default:
      return entries.some((entry) => holds(operator, compare(entry, wanted[0])));
  }
}

export interface PlainKey {
  path: string;
  descending: boolean;
  kind: PlainCondition["kind"];
}

/** Absent values last in both directions; `sys.id` settles what is left. */
export function inOrder(items: Shown[], keys: PlainKey[]): Shown[] {
  return items.toSorted((a, b) => {
    for (const { path, descending, kind } of keys) {
      const [left, right] = [valueAt(a, path), valueAt(b, path)];
      if (isAbsent(left) || isAbsent(right)) {
        if (isAbsent(left) && isAbsent(right)) continue;
        return isAbsent(left) ? 1 : -1;
      }
      const order = compare(beginning(understand(kind, left)), beginning(understand(kind, right)));
      if (order !== 0) return descending ? -order : order;
    }
    return compare(a.sys.id, b.sys.id);
  });
}

function valueAt(item: unknown, path: string): unknown {
  let at: unknown = item;
  for (const name of path.split(".")) {
    at = Array.isArray(at)
      ? at.map((one) => one?.[name])
      : (at as Record<string, unknown> | undefined)?.[name];
  }
  return at;
}

function isAbsent(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}

function understand(kind: PlainCondition["kind"], value: unknown): unknown {
  if (kind === "number") return Number(value);
  if (kind === "instant") return Date.parse(String(value));
  if (kind === "boolean") return String(value) === "true";
  return value;
}

/** Numbers as numbers, false before true, texts by code point. */
function compare(a: unknown, b: unknown): number {
  if (typeof a !== "string" || typeof b !== "string") return Number(a) - Number(b);
  const [left, right] = [Array.from(a), Array.from(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index]?.codePointAt(0) ?? -1) - (right[index]?.codePointAt(0) ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

function holds(operator: string, order: number): boolean {
  if (operator === "gt") return order > 0;
  if (operator === "gte") return order >= 0;
  return operator === "lt" ? order < 0 : order <= 0;
}

function beginning(value: unknown): unknown {
  return typeof value === "string" ? Array.from(value).slice(0, 256).join("") : value;
}

/** Partial; or nearly: each word is contained, or one of four letters and more is there with a slip. */
function finds(text: string, value: string, nearly: boolean): boolean {
  if (!nearly) return text.toLowerCase().includes(value.toLowerCase());
  const written = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const words = value.toLowerCase().split(" ");
  return words.every(
    (word) =>
      (words.length > 1 && text.toLowerCase().includes(word)) ||
      (/^[a-z]{4,}$/.test(word) && written.some((one) => one.length >= 4 && hasSlip(word, one))),
  );
}

/** Tries each place for the slip: two letters swapped, one added, one changed or missing. */
function hasSlip(word: string, written: string): boolean {
  return Array.from(word.slice(1), (_, index) => index + 1).some((at) => {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const swapped = `${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`;
    const others = `${before}.${after}|${before}.?${after.slice(1)}|${word}.`;
    return written === swapped || (word.length > 4 && new RegExp(`^(${others})$`).test(written));
  });
}

/** By the angle between two vectors: another way than the haversine. */
function isNear(place: unknown, text: string): boolean {
  const [lon = 0, lat = 0, kilometers = 0] = text.split(",").map(Number);
  const [a, b] = [vector(place as Place), vector({ lon, lat })];
  const cross = Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]);
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  return 6371.0088 * Math.atan2(cross, dot) <= kilometers;
}

interface Place {
  lon: number;
  lat: number;
}

function vector({ lon, lat }: Place): [number, number, number] {
  const [x, y] = [(lon * Math.PI) / 180, (lat * Math.PI) / 180];
  return [Math.cos(y) * Math.cos(x), Math.cos(y) * Math.sin(x), Math.sin(y)];
}

/** A ray to the east crosses the ring an odd number of times. */
function isWithin(place: unknown, text: string): boolean {
  const { lon, lat } = place as Place;
  const numbers = text.split(",").map(Number);
  const ring = numbers.flatMap((x, index) =>
    index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : [],
  );
  let inside = false;
  for (const [index, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [0, 0];
    if (y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

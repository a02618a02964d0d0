/** A sign that texts seldom have. */
const seldom = "~";
const everySeldom = /~/g;

/**
 * JSON for the data of a page. Objects with the same keys share a list of them: an object is a list of its values that begins
 * with the place of that list, from 1 on; a list begins with 0. A repeated object is a reference to its first occurrence,
 * numbered from -1 down. Quotes take two bytes there or four: the sign is in their place, unless a text has it.
 * @param value of what JSON has; `undefined` members are left out
 */
export function packJson(value: unknown): string {
  const shapes: string[][] = [];
  const numbers = new Map<string, number>();
  const numberOf = (keys: string[]) => {
    const known = JSON.stringify(keys);
    const number = numbers.get(known) ?? shapes.push(keys);
    numbers.set(known, number);
    return number;
  };
  const places = new Map<object, number>();
  const pack = (one: unknown): unknown => {
    if (typeof one !== "object" || one === null) return one;
    if (Array.isArray(one)) return [0, ...one.map(pack)];
    const place = places.get(one);
    if (place !== undefined) return [place];
    places.set(one, -1 - places.size);
    const members = Object.entries(one).filter(([, member]) => member !== undefined);
    return [numberOf(members.map(([key]) => key)), ...members.map(([, member]) => pack(member))];
  };
  const json = JSON.stringify([pack(value), shapes]);
  return json.includes(seldom) ? json : json.replace(/"/g, seldom);
}

export function unpackJson<Value>(text: string): Value {
  const [packed, shapes] = JSON.parse(text.includes('"') ? text : text.replace(everySeldom, '"'));
  const objects: unknown[] = [];
  const unpack = (one: unknown): unknown => {
    if (!Array.isArray(one)) return one;
    const [number, ...values] = one;
    if (number === 0) return values.map(unpack);
    if (number < 0) return objects[-1 - number];
    const place = objects.push(undefined) - 1;
    const keys: string[] = shapes[number - 1];
    objects[place] = Object.fromEntries(keys.map((key, index) => [key, unpack(values[index])]));
    return objects[place];
  };
  return unpack(packed) as Value;
}

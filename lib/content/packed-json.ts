/** A sign that texts seldom have. */
const seldom = "~";
const everySeldom = /~/g;

/** JSON for the data of a page, where each `"` takes two bytes or four: the sign is in its place, unless a text has it. */
export function packJson(value: unknown): string {
  const json = JSON.stringify(value);
  return json.includes(seldom) ? json : json.replace(/"/g, seldom);
}

export function unpackJson<Value>(text: string): Value {
  return JSON.parse(text.includes('"') ? text : text.replace(everySeldom, '"'));
}

import pg from "pg";

const parseAnyInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);

let lastText = "";
let lastInstant: unknown;

/**
 * Parses a `timestamptz` as PostgreSQL formats it in UTC: `2026-11-21 10:40:01.5+00`. A page of a list has 75 of them,
 * and JavaScript's own parser takes a third of the time of a regular expression. Equal texts in a row, as of items that
 * were never changed, share one Date.
 */
export function parseInstant(text: string): unknown {
  if (text !== lastText) {
    lastInstant = parse(text);
    lastText = text;
  }
  return lastInstant;
}

function parse(text: string): unknown {
  if (!text.endsWith("+00")) return parseAnyInstant(text);
  const instant = new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
  return Number.isNaN(instant.getTime()) ? parseAnyInstant(text) : instant;
}

import { type Operator, splitList } from "./filter-operator.ts";

/** The input for a condition's value; `many` for a list. */
export type FilterEditor =
  | { editor: "text" | "number" | "date" | "moment" | "yesNo" | "option" | "member" | "refer"; many: boolean }
  | { editor: "presence" | "pattern" | "near" | "polygon" };

export interface OperatorRow {
  editor: FilterEditor;
  /** Accepted in a URL but not offered: another operator is better. */
  offered: boolean;
}

type KindRow = Partial<Record<Operator, OperatorRow>>;

type One = Extract<FilterEditor, { many: boolean }>["editor"];

const presence = { exists: row({ editor: "presence" }) };
const pattern = { regex: row({ editor: "pattern" }) };

/**
 * The operators that the service takes by kind of field, and their inputs (seed.md, "Filter rules";
 * decisions.md, "Lists"), for offering and refusing. RichText and Json have none.
 */
export const filterKinds = {
  text: {
    ...one("text", "eq", "prefix"),
    ...pattern,
    ...one("text", "ne"),
    ...many("text", "in", "nin"),
    ...presence,
    ...one("text", "gt", "gte", "lt", "lte"),
  },
  option: {
    ...one("option", "eq", "ne"),
    ...many("option", "in", "nin"),
    ...presence,
    ...unoffered(one("text", "prefix", "gt", "gte", "lt", "lte"), pattern),
  },
  integer: { ...comparable("number"), ...presence },
  number: { ...comparable("number"), ...presence },
  boolean: { ...one("yesNo", "eq", "ne"), ...presence, ...unoffered(many("yesNo", "in", "nin")) },
  date: { ...comparable("date"), ...presence },
  /** Picked by day, so no equality. */
  moment: {
    ...one("moment", "gt", "gte", "lt", "lte"),
    ...presence,
    ...unoffered(one("moment", "eq", "ne"), many("moment", "in", "nin")),
  },
  /** A time that every item has: `sys.createdAt`. */
  stamp: {
    ...one("moment", "gt", "gte", "lt", "lte"),
    ...unoffered(one("moment", "eq", "ne"), many("moment", "in", "nin"), presence),
  },
  /** An integer that every item has: `sys.version`. */
  counter: { ...comparable("number"), ...unoffered(presence) },
  texts: { ...many("text", "in", "all", "nin"), ...one("text", "eq", "ne"), ...presence },
  refer: {
    ...one("refer", "eq", "ne"),
    ...many("refer", "in", "nin"),
    ...presence,
    ...unoffered(one("text", "prefix", "gt", "gte", "lt", "lte"), pattern),
  },
  refers: { ...many("refer", "in", "all", "nin"), ...one("refer", "eq", "ne"), ...presence },
  location: { near: row({ editor: "near" }), within: row({ editor: "polygon" }), ...presence },
  member: {
    ...one("member", "eq", "ne"),
    ...many("member", "in", "nin"),
    ...unoffered(presence, one("text", "prefix", "gt", "gte", "lt", "lte"), pattern),
  },
  identifier: {
    ...one("text", "eq", "ne"),
    ...many("text", "in", "nin"),
    ...unoffered(presence, one("text", "prefix", "gt", "gte", "lt", "lte"), pattern),
  },
  /** Only present or not: a Refer, whose `.sys.id` has the other operators. */
  present: presence,
  /** RichText and Json "are not searchable and cannot be used in filters" (seed.md, filter rule 4). */
  closed: {},
} as const satisfies Record<string, KindRow>;

export type FilterKind = keyof typeof filterKinds;

/** The operators of a kind. A compile error if an operator belongs to no kind. */
export type OperatorOf<Each extends FilterKind> = EachOf<Operator, (typeof filterKinds)[FilterKind]> &
  keyof (typeof filterKinds)[Each];
type EachOf<All extends KeyOf<Rows>, Rows> = All;
type KeyOf<Rows> = Rows extends unknown ? keyof Rows : never;

export function operatorRow(kind: FilterKind, operator: Operator): OperatorRow | undefined {
  const rows: KindRow = filterKinds[kind];
  return rows[operator];
}

export function isMany(kind: FilterKind, operator: Operator): boolean {
  const editor = operatorRow(kind, operator)?.editor;
  return editor !== undefined && "many" in editor && editor.many;
}

export function chosenIn(kind: FilterKind, operator: Operator, value: string): string[] {
  if (value === "") return [];
  return isMany(kind, operator) ? splitList(value) : [value];
}

/** The likeliest first. */
export function operatorsOffered(kind: FilterKind): Operator[] {
  const offered: Operator[] = [];
  const rows: KindRow = filterKinds[kind];
  for (const operator in rows) {
    if (isKeyOf(rows, operator) && rows[operator]?.offered) offered.push(operator);
  }
  return offered;
}

function isKeyOf(rows: KindRow, name: string): name is Operator {
  return Object.hasOwn(rows, name);
}

function row(editor: FilterEditor): OperatorRow {
  return { editor, offered: true };
}

function one<O extends Operator>(editor: One, ...operators: O[]): Record<O, OperatorRow>;
function one(editor: One, ...operators: Operator[]): KindRow {
  return Object.fromEntries(operators.map((operator) => [operator, row({ editor, many: false })]));
}

function many<O extends Operator>(editor: One, ...operators: O[]): Record<O, OperatorRow>;
function many(editor: One, ...operators: Operator[]): KindRow {
  return Object.fromEntries(operators.map((operator) => [operator, row({ editor, many: true })]));
}

function comparable(editor: One) {
  return { ...one(editor, "eq", "gte", "lte", "gt", "lt", "ne"), ...many(editor, "in", "nin") };
}

function unoffered<Rows extends readonly KindRow[]>(
  ...rows: Rows
): Record<KeyOf<Rows[number]> & Operator, OperatorRow>;
function unoffered(...rows: KindRow[]): KindRow {
  return Object.fromEntries(
    rows.flatMap(Object.entries).map(([operator, { editor }]) => [operator, { editor, offered: false }]),
  );
}

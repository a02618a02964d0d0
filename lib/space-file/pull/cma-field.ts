import * as z from "zod";
import type { Words } from "../schema.ts";
import { cmaWords } from "./cma-words.ts";
import { isRecord, type Members, RecordReader } from "./record-reader.ts";

/** A field of a Content Type of the Space, as far as it could be read. */
export interface CmaField {
  apiName: string;
  name: Words;
  help: Words | undefined;
  type: string;
  required: boolean;
  localized: boolean;
  searchable: boolean;
  time: boolean;
  target: CmaTarget | undefined;
  items: CmaItems | undefined;
  rules: CmaRules;
  /** What couldn't be read, and why. */
  notes: string[];
}

export interface CmaTarget {
  targetType: string;
  contentType?: string;
}

interface CmaItems {
  type: string;
  target?: CmaTarget;
}

const ruleSchemas = {
  min: z.number(),
  max: z.number(),
  minLength: z.number(),
  maxLength: z.number(),
  pattern: z.string(),
  in: z.array(z.string()),
};

type CmaRules = { [name in keyof typeof ruleSchemas]?: z.output<(typeof ruleSchemas)[name]> | undefined };

/** Reads a field of any shape; `key` is its name where fields are a record. Undefined without a name. */
export function cmaField(key: string | undefined, field: unknown): CmaField | undefined {
  // A record may have only the kind of each field: { "title": "Text" }.
  const reader = new RecordReader(isRecord(field) ? field : { type: field });
  const apiName = reader.read(["apiName"], z.string()) ?? key ?? reader.read(["id", "key"], z.string());
  const name = cmaWords(reader.read(["name", "title", "label"], z.unknown()));
  const named = apiName ?? (typeof name === "string" ? name : undefined);
  if (named === undefined) return undefined;
  const items = reader.read(["items"], z.unknown());
  const targets = targetsIn({
    target: reader.read(["target", "targets"], z.unknown()),
    targetType: reader.read(["targetType"], z.unknown()),
    contentType: reader.read(["contentType", "contentTypes"], z.unknown()),
  });
  const rules = rulesOf(reader.read(["validations"], z.unknown()));
  return {
    apiName: named,
    name: name ?? named,
    help: cmaWords(reader.read(["help", "description"], z.unknown())),
    type: reader.read(["type", "kind"], z.string()) ?? "",
    required: reader.read(["required", "mandatory"], z.boolean()) ?? false,
    localized: reader.read(["localized"], z.boolean()) ?? false,
    searchable: reader.read(["searchable"], z.boolean()) ?? false,
    time: reader.read(["time"], z.boolean()) ?? false,
    target: oneTarget(targets),
    items: itemsOf(items),
    rules: rules.read,
    notes: [
      ...reader.notes,
      ...[...reader.unread(), ...rules.unread].map(noWord),
      ...rules.notes,
      ...severalTargets(isRecord(items) ? targetsIn(items) : targets),
    ],
  };
}

function noWord(name: string): string {
  return `CMA says "${name}" of it, which a Space file has no word for`;
}

function itemsOf(items: unknown): CmaItems | undefined {
  if (typeof items === "string") return { type: items };
  if (!isRecord(items)) return undefined;
  const type = items.type ?? items.kind;
  const target = oneTarget(targetsIn(items));
  return typeof type === "string" ? { type, ...(target && { target }) } : undefined;
}

/** Rules as a record, or as a list of records; a rule without a value is none. */
function rulesOf(validations: unknown) {
  const list: unknown[] = Array.isArray(validations) ? validations : [validations];
  const records = list.filter(isRecord);
  const reader = new RecordReader(Object.assign({}, ...records));
  const read: CmaRules = {
    min: reader.read(["min"], ruleSchemas.min),
    max: reader.read(["max"], ruleSchemas.max),
    minLength: reader.read(["minLength"], ruleSchemas.minLength),
    maxLength: reader.read(["maxLength"], ruleSchemas.maxLength),
    pattern: reader.read(["pattern"], ruleSchemas.pattern),
    in: reader.read(["in"], ruleSchemas.in),
  };
  return { read, unread: reader.unread(), notes: reader.notes };
}

/** `{ targetType, contentType }`, a list of those, or lists within it. */
function targetsIn({ target, targetType, contentType, contentTypes }: Members): CmaTarget[] {
  if (Array.isArray(target)) return target.flatMap((each) => targetsIn({ target: each }));
  if (isRecord(target)) return targetsIn(target);
  const named = target ?? targetType;
  return texts(named).flatMap((type): CmaTarget[] => {
    const ids = type === "Content" ? [...texts(contentType), ...texts(contentTypes)] : [];
    return ids.length > 0 ? ids.map((id) => ({ targetType: type, contentType: id })) : [{ targetType: type }];
  });
}

function texts(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((each): each is string => typeof each === "string" && each !== "");
}

/** A Space file has one target: of several Content Types it is any Content. */
function oneTarget(targets: readonly CmaTarget[]): CmaTarget | undefined {
  const [first] = targets;
  return first === undefined || targets.length === 1 ? first : { targetType: first.targetType };
}

function severalTargets(targets: readonly CmaTarget[]): string[] {
  if (targets.length < 2) return [];
  const names = targets.map(({ targetType, contentType }) => contentType ?? targetType).join(", ");
  const chosen = targets[0]?.targetType ?? "";
  return [`refers to several (${names}); a Space file has one target, and members can choose any ${chosen}`];
}

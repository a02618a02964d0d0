import { type Kysely, sql } from "kysely";
import * as z from "zod";
import type { ContentTypeField, Database } from "#service/database/schema.ts";
import { contentFields } from "#service/query/content-fields.ts";
import { chooseDriver } from "#service/query/driver.ts";
import { parseListParameters } from "#service/query/list-parameters.ts";
import { openPartition } from "#service/query/list-partition.ts";
import { openList } from "#service/query/open-list.ts";
import { compilePage } from "#service/query/read-page.ts";
import { type Reading, settleReading } from "#service/query/reading.ts";
import { settleTotal, totalsOf } from "#service/query/total.ts";
import { fields, spaceId, typeId } from "./bench-type.ts";

export interface Plan {
  reading: Reading;
  indexes: string[];
  readsWholeTable: boolean;
  planningMs: number;
}

const rowSchema = z.object({
  "QUERY PLAN": z.tuple([z.object({ Plan: z.record(z.string(), z.unknown()), "Planning Time": z.number() })]),
});
const nodeSchema = z.looseObject({
  "Node Type": z.string(),
  "Index Name": z.string().optional(),
  Plans: z.array(z.record(z.string(), z.unknown())).default([]),
});

interface Explained {
  query: string;
  /** How many Contents there are. */
  size: number;
  cursorSecret: string;
  type?: { id: string; fields: ContentTypeField[] };
}

/** How PostgreSQL reads the page of a list, by the very statement that the service sends. */
export async function explainPage(
  db: Kysely<Database>,
  { query, size, cursorSecret, type = { id: typeId, fields } }: Explained,
): Promise<Plan> {
  const place = {
    identity: [spaceId, "Content", type.id],
    resource: "Content",
    fields: contentFields(type.fields, { defaultLocale: "en-US", locales: ["en-US", "ko-KR"] }),
    readable: sql<boolean>`true`,
    advancedSearch: true,
  } as const;
  const { compiled } = openList(parseListParameters(new URLSearchParams(query)), place, cursorSecret);
  const partition = await openPartition(db, { spaceId, contentTypeId: type.id });
  const kept = sql`${JSON.stringify([size, 0, null])}::text`;
  const from = { table: partition?.table ?? "content", within: sql<boolean>`true`, kept };
  const list = await chooseDriver({ db, place: from, list: compiled });
  const counted = await settleTotal({ db, totals: totalsOf(db), place: from, list, key: query });
  const reading = await settleReading({ db, place: from, list }, list, counted);
  const page = compilePage(from, list, reading);
  const { rows } = await sql`explain (format json, summary) ${page}`.execute(db);
  const [{ Plan: root, "Planning Time": planningMs }] = rowSchema.parse(rows[0])["QUERY PLAN"];
  const nodes = nodesOf(root);
  return {
    reading,
    indexes: [...new Set(nodes.flatMap((node) => node["Index Name"] ?? []).map(withoutDigests))],
    planningMs,
    readsWholeTable: nodes.some((node) => node["Node Type"].endsWith("Seq Scan")),
  };
}

/** `listed_7_title_en_US_f60062f309` is the index of a field of this Content Type: `title_en_US`. */
function withoutDigests(index: string): string {
  return index.replace(/^listed_\d+_(.*?)(_[0-9a-f]{10})?$/, "$1");
}

function nodesOf(plan: Record<string, unknown>): z.infer<typeof nodeSchema>[] {
  const node = nodeSchema.parse(plan);
  return [node, ...node.Plans.flatMap(nodesOf)];
}

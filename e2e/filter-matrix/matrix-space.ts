import * as z from "zod";
import type { Send, SpaceAnswer } from "#lib/space/send.ts";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { createService } from "#service/index.ts";
import { type Sample, samplesWith } from "./sample-items.ts";
import { sampleFields, sampleType } from "./sample-type.ts";
import { sendAs } from "./send-as.ts";

/** An item as it was written, with what the Space says of it. */
export interface WrittenSample extends Sample {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  publishedAt: string;
  createdBy: string;
}

export interface MatrixSpace {
  /** As ada, under her own accessToken. */
  send: Send;
  samples: readonly WrittenSample[];
  /** Two places that samples refer to. */
  places: readonly [string, string];
  setAdvancedSearch(has: boolean): Promise<void>;
  close(): Promise<void>;
}

const listSchema = z.object({ items: z.array(z.object({ sys: z.object({ id: z.string() }) })) });
const madeSchema = z.object({
  sys: z.object({
    id: z.string(),
    version: z.number(),
    createdAt: z.string(),
    updatedAt: z.string(),
    publish: z.object({ at: z.string() }),
    createdBy: z.object({ sys: z.object({ id: z.string() }) }),
  }),
});

/** The embedded Space over HTTP, with a type that has a field of every kind, and a few items of it. */
export async function startMatrixSpace(): Promise<MatrixSpace> {
  const service = await createService(
    { dataDir: "memory://", port: 0, logLevel: "silent" },
    { cluster: await clusterForTests("demo") },
  );
  await service.listen();
  const { db } = service.context;
  const fields = JSON.stringify(sampleFields.map((field) => ({ ...field, name: field.apiName })));
  const type = { space_id: "demo", id: sampleType.id, name: "Sample", display_field: "title", fields };
  await db.insertInto("content_type").values(type).execute();
  const [ada, linus] = await Promise.all([
    sendAs(service.url, "ada@example.com"),
    sendAs(service.url, "linus@example.com"),
  ]);
  const found = listSchema.parse(
    await (await ada({ endpoint: "listContentsOfType", parameters: { contentTypeId: "place" } })).json(),
  );
  const [first, second] = found.items.map(({ sys }) => sys.id);
  if (first === undefined || second === undefined) throw new Error("The demo Space has no places");
  const places = [first, second] as const;
  const samples: WrittenSample[] = [];
  for (const sample of samplesWith(places)) {
    samples.push(await write(sample.by === "ada@example.com" ? ada : linus, sample));
  }
  return {
    send: ada,
    samples,
    places,
    setAdvancedSearch: async (has) => {
      await db.updateTable("space").set({ advanced_search: has }).where("id", "=", "demo").execute();
    },
    close: service.close,
  };
}

async function write(send: Send, sample: Sample): Promise<WrittenSample> {
  const { ko, ...rest } = sample.fields;
  const fields: Record<string, Record<string, unknown>> = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, { "en-US": value }]),
  );
  if (ko !== undefined) fields.title = { ...fields.title, "ko-KR": ko };
  const body = { fields };
  const parameters = { contentTypeId: sampleType.id };
  let made = await answerOf(await send({ endpoint: "createContent", parameters, body }));
  if (sample.changed) {
    made = await answerOf(
      await send({ endpoint: "updateContent", parameters: { contentId: made.sys.id }, body, version: 1 }),
    );
  }
  const { id, version, createdAt, updatedAt, publish, createdBy } = made.sys;
  const moments = { createdAt, updatedAt, publishedAt: publish.at };
  return { ...sample, id, version, ...moments, createdBy: createdBy.sys.id };
}

async function answerOf(response: SpaceAnswer): Promise<z.infer<typeof madeSchema>> {
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`The Space refused a sample: ${JSON.stringify(body)}`);
  return madeSchema.parse(body);
}

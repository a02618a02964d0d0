import * as z from "zod";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { createService } from "#service/index.ts";
import { sendAs } from "../filter-matrix/send-as.ts";
import { ruledFields, ruledType, wholeValues } from "./ruled-fields.ts";

export interface RuledSpace {
  /** Writes an item, whole but for what is said; answers the fields that the service refused, with its words. */
  refusals(values: Readonly<Record<string, unknown>>): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}

const refusedSchema = z.object({
  sys: z.object({ id: z.literal("ValidationFailed") }),
  details: z.array(z.object({ path: z.string(), message: z.string() })),
});
const many = 1_000_000;

/** The embedded Space over HTTP, with a type that has a field for each rule. */
export async function startRuledSpace(): Promise<RuledSpace> {
  const limits = { requestsPerMinute: many, readsPerMinute: many, writesPerMinute: many };
  const service = await createService(
    { dataDir: "memory://", port: 0, logLevel: "silent", ...limits },
    { cluster: await clusterForTests("demo") },
  );
  await service.listen();
  const fields = JSON.stringify(ruledFields.map((field) => ({ ...field, name: field.apiName })));
  const type = { space_id: "demo", id: ruledType.id, name: "Ruled", display_field: "title", fields };
  await service.context.db.insertInto("content_type").values(type).execute();
  const send = await sendAs(service.url, "ada@example.com");
  return {
    refusals: async (values) => {
      const written = Object.entries({ ...wholeValues, ...values });
      const body = { fields: Object.fromEntries(written.map(([name, value]) => [name, { "en-US": value }])) };
      const parameters = { contentTypeId: ruledType.id };
      const answer = await send({ endpoint: "createContent", parameters, body });
      const said: unknown = await answer.json();
      if (answer.status === 201) return new Map();
      const { details } = refusedSchema.parse(said);
      return new Map(details.map(({ path, message }) => [path.split(".")[1] ?? "", message]));
    },
    close: service.close,
  };
}

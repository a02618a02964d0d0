import * as z from "zod";
import { portalVariables } from "../../lib/environment.ts";
import { limitVariables } from "../../lib/environment-limits.ts";
import { mediaVariables } from "../../lib/environment-media.ts";
import { sessionVariables } from "../../lib/environment-session.ts";
import { spaceVariables } from "../../lib/environment-space.ts";
import { telemetryVariables } from "../../lib/environment-telemetry.ts";
import { workerVariables } from "../../lib/environment-workers.ts";
import { inputSchema } from "../../service/settings.ts";
import { nameByKey } from "../../service/settings-from-environment.ts";
import { databaseSettings } from "../../service/settings-of-database.ts";
import { fileSettings } from "../../service/settings-of-files.ts";
import { providerVariables } from "../../service/settings-of-providers.ts";

/** What a schema says of one of its variables, by its type and its `meta`. */
const variableSchema = z.object({
  description: z.string(),
  /** Markdown: the default, where a schema can't say it. */
  fallback: z.string().optional(),
  /** Markdown: the allowed values, where a schema can't say them. */
  values: z.string().optional(),
  example: z.string().optional(),
  /** A clause that follows "if". */
  needed: z.string().optional(),
  type: z.string().optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});

export type Variable = z.infer<typeof variableSchema> & { name: string };

export interface Section {
  title: string;
  variables: Variable[];
}

type Shape = Readonly<Record<string, z.ZodType>>;

/** By their variables; what has none is set by tests. */
const ofService = (shape: Shape): Shape =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([key, schema]) => {
      const name = nameByKey.get(key);
      return name === undefined ? [] : [[name, schema]];
    }),
  );
const database = ofService(databaseSettings);
const files = ofService(fileSettings);
const otherOfService = Object.fromEntries(
  Object.entries(ofService(inputSchema.shape)).filter(([name]) => !(name in database || name in files)),
);

const shapes: [title: string, Shape][] = [
  ["The portal", { ...portalVariables, ...workerVariables }],
  ["Sessions", sessionVariables],
  ["The Space", { ...spaceVariables, ...mediaVariables }],
  ["Proxies and limits", limitVariables],
  ["Metrics and traces", telemetryVariables],
  ["The Space service", { ...providerVariables, ...otherOfService }],
  ["Files of the Space service", files],
  ["Database of the Space service", database],
];

/** Set by the programs themselves. */
const internal = ["WORKER"];

/** Every variable of the portal and of the Space service. Throws if one has no description. */
export function sections(): Section[] {
  const found = shapes.map(([title, shape]) => ({ title, variables: describedIn(shape) }));
  const described = new Set(found.flatMap(({ variables }) => variables.map(({ name }) => name)));
  const all = shapes.flatMap(([, shape]) => Object.keys(shape));
  const silent = all.filter((name) => !described.has(name) && !internal.includes(name));
  if (silent.length > 0) throw new Error(`Without a description in its schema: ${silent.join(", ")}`);
  return found;
}

/** A variable of both programs is described in one of their schemas. */
function describedIn(shape: Shape): Variable[] {
  const { properties = {} } = z.toJSONSchema(z.object(shape), { io: "input", unrepresentable: "any" });
  return Object.entries(properties).flatMap(([name, property]) => {
    const { data } = variableSchema.safeParse(property);
    return data === undefined ? [] : [{ name, ...data }];
  });
}

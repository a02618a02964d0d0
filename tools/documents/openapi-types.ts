import * as z from "zod";

const names = z.record(z.string(), z.unknown());
const schemaSchema = z.looseObject({
  $ref: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  type: z.enum(["object", "array", "string", "integer", "number", "boolean", "null"]).optional(),
  properties: names.optional(),
  required: z.array(z.string()).default([]),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
});
const content = z.record(z.string(), z.object({ schema: z.unknown() })).optional();
const parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: z.unknown() });
const operation = z.object({
  summary: z.string(),
  parameters: z.array(parameter),
  requestBody: z.object({ required: z.boolean(), content }).optional(),
  responses: z.record(z.string(), z.object({ content })),
});
const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: names }),
});

interface Member {
  name: string;
  type: string;
  isRequired?: boolean;
  comment?: string;
}

/**
 * The types of an OpenAPI document, in the form that openapi-fetch takes. openapi-typescript and @hey-api/openapi-ts,
 * which make them too, need the compiler API of TypeScript 5.
 */
export function openApiTypes(json: string): string {
  const { paths, components } = document.parse(JSON.parse(json));
  const types = members(
    Object.entries(components.schemas).map(([name, schema]) => ({ name, type: typeOf(schema) })),
  );
  const operations = members(
    Object.entries(paths).map(([name, methods]) => ({
      name,
      type: members(
        Object.entries(methods).map(([method, one]) => ({
          name: method,
          type: ofOperation(one),
          comment: one.summary,
        })),
      ),
    })),
  );
  return [
    "// Made from docs/openapi.json by `npm run documents`.",
    `interface Refusal ${members([{ name: "content", type: ofContent(refusal) }])}`,
    `export interface paths ${operations}`,
    `export interface components ${members([{ name: "schemas", type: types }])}\n`,
  ].join("\n\n");
}

function ofOperation({ parameters, requestBody, responses }: z.infer<typeof operation>): string {
  const places = Object.entries(Object.groupBy(parameters, (one) => one.in));
  return members([
    {
      name: "parameters",
      type: members(
        places.map(([place, list = []]) => ({
          name: place,
          type: members(
            list.map(({ name, schema, required }) => ({ name, type: typeOf(schema), isRequired: required })),
          ),
          isRequired: list.some(({ required }) => required),
        })),
      ),
    },
    ...(requestBody === undefined
      ? []
      : [
          {
            name: "requestBody",
            type: members([{ name: "content", type: ofContent(requestBody.content) }]),
            isRequired: requestBody.required,
          },
        ]),
    {
      name: "responses",
      type: members(
        Object.entries(responses).map(([status, response]) => ({
          name: status,
          type: isRefusal(status)
            ? "Refusal"
            : members([
                {
                  name: "content",
                  type: ofContent(response.content),
                  isRequired: response.content !== undefined,
                },
              ]),
        })),
      ),
    },
  ]);
}

/** What every refusal has: Error. */
const isRefusal = (status: string) => !/^[23]/.test(status);
const refusal = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };

function ofContent(found: z.infer<typeof content>): string {
  if (found === undefined) return "never";
  return members(Object.entries(found).map(([name, { schema }]) => ({ name, type: typeOf(schema) })));
}

function typeOf(value: unknown): string {
  const schema = schemaSchema.parse(value);
  if (schema.$ref !== undefined) return `components["schemas"]["${schema.$ref.split("/").at(-1)}"]`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return `(${either.map(typeOf).join(" | ")})`;
  if (schema.type === undefined) return "unknown";
  if (schema.type === "array") return `${typeOf(schema.items)}[]`.replace(/^(".*)\[\]$/, "($1)[]");
  if (schema.type === "integer") return "number";
  return schema.type === "object" ? ofObject(schema) : schema.type;
}

function ofObject({ properties, required, additionalProperties }: z.infer<typeof schemaSchema>): string {
  if (properties === undefined) return `{ [name: string]: ${typeOf(additionalProperties ?? {})} }`;
  return members(
    Object.entries(properties).map(([name, schema]) => ({
      name,
      type: typeOf(schema),
      isRequired: required.includes(name),
    })),
  );
}

function members(all: readonly Member[]): string {
  const lines = all.map(({ name, type, isRequired = true, comment }) => {
    const key = /^[a-z_$][\w$]*$/i.test(name) || /^\d+$/.test(name) ? name : JSON.stringify(name);
    return `${comment === undefined ? "" : `/** ${comment} */\n`}${key}${isRequired ? "" : "?"}: ${type};`;
  });
  return `{\n${lines.join("\n").replaceAll(/^/gm, "  ")}\n}`;
}

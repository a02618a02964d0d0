import type { z } from "zod";
import { type ErrorCode, statusByCode } from "#service/errors.ts";
import { errorSchema } from "#service/openapi/answers.ts";
import type { RouteDescription } from "#service/openapi/describe.ts";
import type { Schemas } from "#service/openapi/schemas.ts";

interface Place {
  /** `/acma/v1/spaces/{spaceId}/contents` */
  path: string;
  tag: string;
  schemas: Schemas;
}

interface Response {
  description: string;
  content?: Record<string, { schema: unknown }>;
}

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: unknown;
  style?: "form";
  explode?: true;
  description?: string;
}

/** The errors of every route; others are in its description. */
const always: readonly ErrorCode[] = ["BadRequest", "RateLimited", "InternalError", "Unavailable"];

/** An operation of the document. */
export function operationOf(description: RouteDescription, { path, tag, schemas }: Place) {
  return {
    tags: [tag],
    summary: description.summary,
    "x-from": description.from,
    security: securityOf(description.credential),
    parameters: parametersOf(description, path, schemas),
    ...requestBodyOf(description, schemas),
    responses: responsesOf(description, schemas),
  };
}

function securityOf(credential: RouteDescription["credential"]): Record<string, string[]>[] {
  if (credential === "none") return [];
  return [credential === "accessToken" ? { accessToken: [] } : { cmaToken: [] }];
}

function parametersOf(
  { query, headers, conditions }: RouteDescription,
  path: string,
  schemas: Schemas,
): Parameter[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = ""]): Parameter => ({ name, in: "path", required: true, schema: { type: "string" } }),
  );
  return [
    ...inPath,
    ...parametersIn("query", query, schemas),
    ...parametersIn("header", headers, schemas),
    ...(conditions ? [conditionsParameter] : []),
  ];
}

function parametersIn(place: "query" | "header", schema: z.ZodObject | undefined, schemas: Schemas) {
  return Object.entries(schema?.shape ?? {}).map(([name, each]): Parameter => {
    const { description, ...rest } = schemas.of(each, "input");
    return {
      name,
      in: place,
      required: !each.safeParse(undefined).success,
      schema: rest,
      ...(typeof description === "string" ? { description } : {}),
    };
  });
}

/** An object whose members are separate parameters: OpenAPI's form for arbitrary names. */
const conditionsParameter: Parameter = {
  name: "conditions",
  in: "query",
  required: false,
  style: "form",
  explode: true,
  description:
    "{field}[{operator}]={value}, all of which must hold; no operator means eq. Operators: eq ne in nin all exists prefix gt gte lt lte regex near within.",
  schema: { type: "object", additionalProperties: { type: "string" } },
};

function requestBodyOf({ body }: RouteDescription, schemas: Schemas) {
  if (body === undefined) return {};
  if (typeof body === "string") {
    return { requestBody: { required: true, content: { [body]: { schema: {} } } } };
  }
  const required = !body.safeParse(undefined).success;
  return {
    requestBody: { required, content: { "application/json": { schema: schemas.of(body, "input") } } },
  };
}

function responsesOf(
  { answer, credential, refusals = [] }: RouteDescription,
  schemas: Schemas,
): Record<string, Response> {
  const error = { content: { "application/json": { schema: schemas.of(errorSchema, "output") } } };
  const codes: ErrorCode[] = [
    ...new Set([...always, ...(credential === "none" ? [] : ["InvalidToken" as const]), ...refusals]),
  ];
  const refused = Object.groupBy(codes, (code) => String(statusByCode[code]));
  return {
    [answer.status]: { description: "As asked.", ...contentOf(answer.body, schemas) },
    ...Object.fromEntries(
      Object.entries(refused).map(([status, names = []]) => [
        status,
        { description: names.join(", "), ...error },
      ]),
    ),
  };
}

function contentOf(body: z.ZodType | string | undefined, schemas: Schemas) {
  if (body === undefined) return {};
  if (typeof body === "string") return { content: { [body]: { schema: {} } } };
  return { content: { "application/json": { schema: schemas.of(body, "output") } } };
}

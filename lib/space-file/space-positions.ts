import * as z from "zod";
import type { ContentType, Conventions } from "./schema.ts";

const writeSchema = z.looseObject({ fields: z.record(z.string(), z.record(z.string(), z.unknown())) });
const positionSchema = z.strictObject({ lon: z.number(), lat: z.number() });

type Position = z.infer<typeof positionSchema>;
type Form = Conventions["location"];

const forms: { [form in Form]: (position: Position) => object } = {
  "lon,lat": (position) => position,
  "lng,lat": ({ lon, lat }) => ({ lng: lon, lat }),
  "longitude,latitude": ({ lon, lat }) => ({ longitude: lon, latitude: lat }),
  GeoJSON: ({ lon, lat }) => ({ type: "Point", coordinates: [lon, lat] }),
};

/** The body of a write of Content of a type, with the values of its Location fields in a Space's form. */
export function positionsAs(
  form: Form,
  type: Pick<ContentType, "fields">,
  body: Record<string, unknown>,
): Record<string, unknown> {
  const { data } = writeSchema.safeParse(body);
  if (form === "lon,lat" || data === undefined) return body;
  const locations = type.fields.filter((field) => field.type === "Location");
  const names = new Set(locations.map(({ apiName }) => apiName));
  const written = (value: unknown) => {
    const position = positionSchema.safeParse(value);
    return position.success ? forms[form](position.data) : value;
  };
  const fields = mapValues(data.fields, (locales, name) =>
    names.has(name) ? mapValues(locales, written) : locales,
  );
  return { ...data, fields };
}

function mapValues<In, Out>(record: Record<string, In>, change: (value: In, key: string) => Out) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

import * as z from "zod";
import { pageOf } from "#lib/space/list.ts";
import { askCma, type Cma, PullError } from "./ask-cma.ts";

const targetSchema = z.looseObject({ targetType: z.string(), contentType: z.string().optional() });

/** A field as CMA returns it (decisions.md, "Content Type"). Unknown members are kept, for notes. */
const cmaFieldSchema = z.looseObject({
  apiName: z.string(),
  name: z.string().optional(),
  type: z.string(),
  required: z.boolean().optional(),
  localized: z.boolean().optional(),
  searchable: z.boolean().optional(),
  time: z.boolean().optional(),
  target: targetSchema.optional(),
  items: z.looseObject({ type: z.string(), target: targetSchema.optional() }).optional(),
  validations: z
    .looseObject({
      min: z.number().optional(),
      max: z.number().optional(),
      minLength: z.number().optional(),
      maxLength: z.number().optional(),
      pattern: z.string().optional(),
      in: z.array(z.string()).optional(),
    })
    .optional(),
  help: z.string().optional(),
});

const cmaTypeSchema = z.looseObject({
  sys: z.looseObject({ id: z.string(), status: z.string().optional() }),
  name: z.string(),
  displayField: z.string().optional(),
  fields: z.array(cmaFieldSchema),
});

export type CmaField = z.infer<typeof cmaFieldSchema>;
export type CmaType = z.infer<typeof cmaTypeSchema>;

const pageSize = 100;
/** More means a pagination loop. */
const pagesMax = 100;

const typeListSchema = z.looseObject({
  items: z.array(cmaTypeSchema),
  links: z.looseObject({ next: z.string().optional(), prev: z.string().optional() }).default({}),
});

/** All pages. Throws `PullError`. */
export async function readCmaTypes(cma: Cma): Promise<CmaType[]> {
  const types: CmaType[] = [];
  const list = `/spaces/${encodeURIComponent(cma.spaceId)}/content-types?limit=${pageSize}`;
  let cursor: string | undefined;
  for (let page = 0; page < pagesMax; page++) {
    const after = cursor === undefined ? "" : `&next=${encodeURIComponent(cursor)}`;
    const { items, links } = await askCma(cma, list + after, typeListSchema);
    types.push(...items);
    cursor = pageOf({ limit: pageSize, totalCount: types.length, items, links }).next;
    if (cursor === undefined) return types;
  }
  throw new PullError(`CMA goes on after ${pagesMax} pages of Content Types.`);
}

/** A Space's name and locales, as far as a membership tells. */
export interface CmaSpace {
  name?: string | undefined;
  /** The default first. */
  locales: string[];
}

const membershipsSchema = z.looseObject({
  items: z.array(
    z.looseObject({
      sys: z.looseObject({
        space: z.looseObject({
          sys: z.looseObject({ id: z.string() }),
          name: z.string().optional(),
          defaultLocale: z.string().optional(),
          locales: z.array(z.string()).optional(),
        }),
      }),
    }),
  ),
});

/** By one's own membership ("List own memberships" with `include=1`); undefined if CMA doesn't tell. */
export async function readCmaSpace(cma: Cma): Promise<CmaSpace | undefined> {
  try {
    const { items } = await askCma(cma, "/me/space-memberships?include=1&limit=100", membershipsSchema);
    const space = items.map(({ sys }) => sys.space).find(({ sys }) => sys.id === cma.spaceId);
    if (space === undefined) return undefined;
    const { name, defaultLocale, locales = [] } = space;
    const first = defaultLocale === undefined ? [] : [defaultLocale];
    return { name, locales: [...new Set([...first, ...locales])] };
  } catch (error) {
    // Optional: the pull works without it.
    if (error instanceof PullError) return undefined;
    throw error;
  }
}

import { type EndpointName, endpoints } from "../endpoints.ts";
import { at } from "../expect.ts";
import type { Answer } from "../request.ts";
import type { Call, Caller, Layout, Space } from "../space.ts";
import { usualLayouts } from "./usual-layouts.ts";

/** What a Space chose where the interface leaves a choice. */
export interface Shape {
  /** What is left open. */
  point: string;
  choice: string;
  /** Whether `decisions.md` chose the same; absent if the Space couldn't be asked. */
  isDecided?: boolean;
  /** What tells the portal. */
  setting?: Setting;
}

export const decidedConventions = {
  descending: "-key",
  values: "commas",
  membershipUser: "user",
  location: "lon,lat",
} as const;

type Convention = keyof typeof decidedConventions;

/** A member of the Space file: `{ [member]: { [name]: value } }`. */
export type Setting =
  | { member: "endpoints"; name: EndpointName; value: string }
  | { member: "conventions"; name: Convention; value: string }
  /** One of a list. */
  | { member: "media"; name: "origins"; value: string };

export interface Found {
  layout: Layout;
  answer: Answer;
  call: Call;
}

interface Search {
  name: EndpointName;
  point: string;
  calls: readonly Call[];
  as?: Caller;
  /** Whether the operation was done. */
  isDone: (answer: Answer) => boolean | Promise<boolean>;
}

export interface Result {
  shape: Shape;
  /** Absent if the operation is at none of the usual paths, or refuses each call. */
  found?: Found;
}

/** Calls an operation where the Space file says it is, then where it was decided, then at other usual paths. */
export async function findOperation(space: Space, search: Search): Promise<Result> {
  const { name, point, calls, as = "member", isDone } = search;
  let refusal: string | undefined;
  for (const layout of layoutsOf(space, name)) {
    let refused: string | undefined;
    for (const call of calls) {
      const answer = await space.callAt(name, layout, call, as);
      if (await isDone(answer))
        return { shape: layoutShape(name, point, layout), found: { layout, answer, call } };
      if (isRefusal(answer))
        refused = `${textOf(layout)} refuses with ${answer.status}: ${excerptOf(answer)}`;
    }
    refusal ??= refused;
  }
  return { shape: { point, choice: refusal ?? "not found at a usual path", isDecided: false } };
}

function layoutsOf(space: Space, name: EndpointName): Layout[] {
  const [, method, path] = endpoints[name];
  const all = [space.layoutOf(name), { method, path }, ...(usualLayouts[name] ?? [])];
  return [...new Map(all.map((layout) => [textOf(layout), layout])).values()];
}

const textOf = ({ method, path }: Layout) => `${method} ${path}`;

/** Not that there is nothing at this address, or nothing by this method. */
const isRefusal = ({ status }: Answer) => status >= 400 && status < 500 && ![404, 405, 410].includes(status);

const excerptOf = ({ text }: Answer) => text.replaceAll(/\s+/g, " ").slice(0, 200) || "no body";

function layoutShape(name: EndpointName, point: string, layout: Layout): Shape {
  const [, method, path] = endpoints[name];
  const value = layout.method === method ? layout.path : textOf(layout);
  const setting = { member: "endpoints", name, value } as const;
  return { point, choice: textOf(layout), isDecided: value === path, setting };
}

export function conventionShape(point: string, name: Convention, value: string): Shape {
  const setting = { member: "conventions", name, value } as const;
  return { point, choice: value, isDecided: value === decidedConventions[name], setting };
}

export const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;

export const isList = (answer: Answer) => isSuccess(answer) && Array.isArray(at(answer.body, "items"));

export const hasId = (answer: Answer) => isSuccess(answer) && typeof at(answer.body, "sys.id") === "string";

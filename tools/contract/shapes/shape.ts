import { type EndpointName, endpoints } from "../endpoints.ts";
import type { Answer } from "../request.ts";
import type { Call, Layout, Space } from "../space.ts";

/** What a Space chose where the interface leaves a choice. */
export interface Shape {
  /** What is left open. */
  point: string;
  choice: string;
  /** Whether `decisions.md` chose the same. */
  isDecided: boolean;
  /** What tells the portal. */
  setting?: { endpoint: EndpointName; value: string };
}

export interface Found {
  layout: Layout;
  answer: Answer;
  call: Call;
}

interface Search {
  name: EndpointName;
  /** Other layouts than the decided one. */
  others: readonly Layout[];
  calls: readonly Call[];
  /** Whether the operation was done. */
  isDone: (answer: Answer) => boolean | Promise<boolean>;
}

/** The first layout that does the operation as a member, the decided one before all others. */
export async function findLayout(
  space: Space,
  { name, others, calls, isDone }: Search,
): Promise<Found | undefined> {
  const [, method, path] = endpoints[name];
  for (const layout of [{ method, path }, ...others]) {
    for (const call of calls) {
      const answer = await space.asMemberAt(name, layout, call);
      if (await isDone(answer)) return { layout, answer, call };
    }
  }
  return undefined;
}

/** The shape of an operation's address; undefined layout: none of the usual ones. */
export function layoutShape(name: EndpointName, point: string, layout: Layout | undefined): Shape {
  const [, method, path] = endpoints[name];
  if (layout === undefined) return { point, choice: "not found at a usual path", isDecided: false };
  const choice = `${layout.method} ${layout.path}`;
  const isDecided = choice === `${method} ${path}`;
  const value = layout.method === method ? layout.path : choice;
  return { point, choice, isDecided, ...(!isDecided && { setting: { endpoint: name, value } }) };
}

export const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;

export function by(methods: readonly string[], paths: readonly string[]): Layout[] {
  return paths.flatMap((path) => methods.map((method) => ({ method, path })));
}

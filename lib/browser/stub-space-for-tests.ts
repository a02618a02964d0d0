import type { Call, Send } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import type { Sent } from "./send/sent.ts";

export const write = { fields: { title: { "en-US": "Tide" } } };

/** What was told of a write last; "nothing" until then. */
export function marks(): { last: () => unknown; mark: (sent: Sent | undefined) => Promise<void> } {
  let last: unknown = "nothing";
  return {
    last: () => last,
    async mark(sent) {
      last = sent;
    },
  };
}

export function content<Values extends object>(id: string, fields: Values, sys: object = {}) {
  return {
    sys: {
      id,
      type: "Content",
      contentType: { sys: { id: "article" } },
      createdBy: { sys: { id: "sora" } },
      createdAt: "2026-11-20T10:00:30.000Z",
      updatedAt: "2026-11-20T10:00:30.000Z",
      version: 1,
      ...sys,
    },
    fields,
  };
}

export function page(...items: object[]) {
  return { sys: { type: "TotalPageResponse" }, limit: 20, totalCount: items.length, items, links: {} };
}

export function refusal(status: number, id: string, details: unknown[] = []) {
  return Response.json({ sys: { type: "Error", id }, message: id, details }, { status });
}

/** A Space that gives the answers one after the other, and remembers what it was asked. */
export function space(...answers: (Response | "broken")[]): { send: Send<string>; calls: Call<string>[] } {
  const calls: Call<string>[] = [];
  const send: Send<string> = async (call) => {
    calls.push(call);
    const answer = answers.shift();
    if (answer === undefined) throw new Error("Nothing more was expected.");
    if (answer === "broken") throw new SpaceError({ status: 0, code: "Unreachable", message: "" });
    return answer;
  };
  return { send, calls };
}

export const asked = (calls: readonly Call<string>[]) => calls.map(({ endpoint }) => endpoint);

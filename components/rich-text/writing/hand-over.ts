import { putLatest } from "#lib/content/put-latest.ts";

/** More than any document has pieces, so that one that is copied whole is whole again. */
const most = 5_000;
const byTicket = new Map<string, unknown>();
const tickets = new Map<string, string>();

/**
 * A ticket for JSON that travels through the clipboard's HTML. Only this page knows what it stands for, so no page
 * that is copied from can bring JSON of its own.
 */
export function handOver(source: unknown): string {
  const text = JSON.stringify(source) ?? "null";
  const ticket = tickets.get(text) ?? [...crypto.getRandomValues(new Uint32Array(4))].join("-");
  putLatest(tickets, text, ticket, most);
  putLatest(byTicket, ticket, source, most);
  return ticket;
}

/** What was handed over for the ticket that an element carries; `undefined` when it was not by this page. */
export function takeBack(element: Element): unknown {
  return byTicket.get(element.getAttribute("data-kept") ?? "");
}

import { putLatest } from "#lib/content/put-latest.ts";

/** More than the pieces of any document, so that copying a whole document works. */
const most = 5_000;
const byTicket = new Map<string, unknown>();
const tickets = new Map<string, string>();

/**
 * Returns a ticket that represents JSON in the clipboard's HTML. Only this page can resolve it, so other pages cannot
 * inject JSON.
 */
export function handOver(source: unknown): string {
  const text = JSON.stringify(source) ?? "null";
  const ticket = tickets.get(text) ?? [...crypto.getRandomValues(new Uint32Array(4))].join("-");
  putLatest(tickets, text, ticket, most);
  putLatest(byTicket, ticket, source, most);
  return ticket;
}

/** Resolves the ticket of an element; `undefined` if it is not from this page. */
export function takeBack(element: Element): unknown {
  return byTicket.get(element.getAttribute("data-kept") ?? "");
}

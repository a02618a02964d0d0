const byTicket = new Map<string, unknown>();
const tickets = new Map<string, string>();

/**
 * A ticket for JSON that travels through the clipboard's HTML. Only this page knows what it stands for, so no page
 * that is copied from can bring JSON of its own.
 */
export function handOver(source: unknown): string {
  const text = JSON.stringify(source) ?? "null";
  const known = tickets.get(text);
  if (known !== undefined) return known;
  const ticket = [...crypto.getRandomValues(new Uint32Array(4))].join("-");
  tickets.set(text, ticket);
  byTicket.set(ticket, source);
  return ticket;
}

/** What was handed over for the ticket that an element carries; `undefined` when it was not by this page. */
export function takeBack(element: Element): unknown {
  return byTicket.get(element.getAttribute("data-kept") ?? "");
}

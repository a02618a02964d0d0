import pg from "pg";

/**
 * Records the text of each statement from now on, on one line. To be called before any connection is open: each takes the
 * method as it finds it.
 */
export function recordStatements(): { texts: string[]; stop: () => void } {
  const { query } = pg.Client.prototype;
  const texts: string[] = [];
  const set = (value: unknown) =>
    Object.defineProperty(pg.Client.prototype, "query", { value, configurable: true, writable: true });
  set(function (this: pg.Client, ...sent: unknown[]) {
    const [first] = sent;
    const isConfig = typeof first === "object" && first !== null && "text" in first;
    texts.push(String(isConfig ? first.text : first).replace(/\s+/g, " "));
    return Reflect.apply(query, this, sent);
  });
  return { texts, stop: () => set(query) };
}

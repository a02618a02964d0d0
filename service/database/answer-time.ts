import pg from "pg";

/**
 * Closes the connection if a statement gets no answer in time. `query_timeout` of node-postgres only stops waiting: the
 * pool would hand out a connection that is still busy. The statement fails with "Connection terminated".
 */
export function limitAnswerTime(client: pg.ClientBase, milliseconds: number): void {
  const query = client.query;
  const value = async (...sent: unknown[]) => {
    const timer = setTimeout(() => void close(client), milliseconds);
    try {
      return await Reflect.apply(query, client, sent);
    } finally {
      clearTimeout(timer);
    }
  };
  Object.defineProperty(client, "query", { value, configurable: true });
}

/** At once, as a statement is running. */
async function close(client: pg.ClientBase): Promise<void> {
  if (client instanceof pg.Client) await client.end();
}

import { createServer } from "node:http";
import pg from "pg";
import { spaceId, typeId } from "./bench-type.ts";

/**
 * The limit of this machine: one keyset query and its rows as JSON, and nothing else. A process of its own:
 * `node tools/bench/lists/bare-server.ts <databaseUrl> <port>`.
 */
const [databaseUrl, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const query = {
  name: "page",
  text: "select * from content where space_id = $1 and content_type_id = $2 order by created_at, id limit 15",
  values: [spaceId, typeId],
};
createServer((_, response) => {
  void pool.query(query).then(({ rows }) => {
    response.setHeader("Content-Type", "application/json").end(JSON.stringify({ items: rows }));
  });
}).listen(Number(port), "127.0.0.1", () => process.send?.("ready"));

import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { Database } from "#service/database/schema.ts";

/**
 * A statement with two values that is compiled once for each database, for what every request runs. `build` must only
 * use its values as parameters.
 */
export function compileOnce<Row>(
  build: (db: Kysely<Database>, first: string, second: Date) => Compilable<Row>,
): (db: Kysely<Database>) => (first: string, second: Date) => CompiledQuery<Row> {
  const compiled = new WeakMap<Kysely<Database>, CompiledQuery<Row>>();
  const places = ["the first value", new Date(0)] as const;
  return (db) => {
    const query = compiled.get(db) ?? build(db, ...places).compile();
    compiled.set(db, query);
    return (first, second) => ({
      ...query,
      parameters: query.parameters.map((value) =>
        value === places[0] ? first : value === places[1] ? second : value,
      ),
    });
  };
}

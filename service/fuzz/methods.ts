export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";

/** The first row that an address fits; a method is in it as often as it is to be sent. */
const rows: readonly (readonly [RegExp, readonly Method[]])[] = [
  [/^\/acda/, ["GET"]],
  [/\/content-types\/[^/]*\/contents$/, ["GET", "GET", "GET", "POST"]],
  [/\/(contents|media)\/[^/]*$/, ["GET", "GET", "PUT", "DELETE"]],
  [/\/contents$/, ["GET"]],
  [/\/media$/, ["GET", "GET", "POST"]],
  [/^\/acma\/v1\/me$/, ["GET", "PATCH"]],
  [/\/oauth\/(token|refresh)$/, ["POST", "POST", "DELETE"]],
  [/\/login\/oauth2\//, ["GET"]],
  [/^\/upload/, ["POST"]],
  [/^\/cma.*\/space-memberships\/[^/]*$/, ["GET", "PUT", "PATCH", "DELETE"]],
  [/^\/cma.*\/(space-memberships|content-types)$/, ["GET", "GET", "POST"]],
];
const every: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"];

/** Mostly a method that the address has; one in eight times any. @param dice 0 to 999 */
export function methodFor(address: string, dice: number): Method {
  const [, fitting = ["GET" as const]] = rows.find(([pattern]) => pattern.test(address)) ?? [];
  const methods = dice % 8 === 0 ? every : fitting;
  return methods[Math.floor(dice / 8) % methods.length] ?? "GET";
}

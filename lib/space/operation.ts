/** How an operation is called. */
export interface Operation {
  method: string;
  /** With its placeholders. */
  path: string;
}

/** `PATCH /me/profile`, or a path alone, which leaves the method as it is. */
export function readOperation(setting: string): Pick<Operation, "path"> & Partial<Operation> {
  const [, method, path] = /^([A-Z]+) +(.*)$/.exec(setting) ?? [];
  return method === undefined || path === undefined ? { path: setting } : { method, path };
}

/** Methods that a Space may have for an operation that the portal calls with this one. */
export function methodsFor(method: string): readonly string[] {
  if (method === "PUT" || method === "PATCH") return ["PUT", "PATCH", "POST"];
  return method === "POST" ? ["POST", "PUT"] : [method];
}

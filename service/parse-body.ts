import type { z } from "zod";
import { bodyDoesNotFit, ServiceError } from "#service/errors.ts";

/** The parsed body, or 422 `ValidationFailed` with a path for each invalid member (decisions.md "Errors"). */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), message: "There is no such member." }))
      : [{ path: pathOf(issue.path), message: issue.message }],
  );
  throw new ServiceError("ValidationFailed", bodyDoesNotFit, details);
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.map(String).join(".");
}

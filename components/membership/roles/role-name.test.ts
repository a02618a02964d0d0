import { expect, test } from "vitest";
import { roleName, rolesOffered } from "./role-names.tsx";

const role = (id: string, name?: string) => ({ sys: { id }, ...(name !== undefined && { name }) });

test("a role that the Space no longer lists can still be unchecked", () => {
  const known = [role("editor", "Editor"), role("viewer", "Viewer")];
  const held = [role("viewer"), role("old", "Old hand")];
  const offered = rolesOffered(known, held, ["viewer", "old", "older"]);
  expect(offered.map(roleName)).toEqual(["Editor", "Viewer", "Old hand", "older"]);
  expect(rolesOffered(known, held, ["viewer"])).toEqual(known);
});

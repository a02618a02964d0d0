import { expect, test, vi } from "vitest";
import { pageIdentity, pageIdentityAttributes } from "./page-identity.ts";

test("what a layout writes is read back, and stays where an error page takes the layout's place", () => {
  const elements = new Map<string, { dataset: Record<string, string | undefined> }>();
  vi.stubGlobal("document", { getElementById: (id: string) => elements.get(id) ?? null });
  const { id, ...attributes } = pageIdentityAttributes({ spaceId: "demo", memberId: "ada" });
  const dataset = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace("data-", "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
  elements.set(id, { dataset });
  expect(pageIdentity()).toEqual({ spaceId: "demo", memberId: "ada", platformUserId: "" });

  elements.clear();
  expect(pageIdentity().memberId).toBe("ada");
});

import { expect, test, vi } from "vitest";

const load = async (contact: string) => {
  vi.resetModules();
  vi.stubEnv("PORTAL_URL", "https://members.example.com");
  vi.stubEnv("SESSION_SECRETS", "s".repeat(32));
  vi.stubEnv("SECURITY_CONTACT", contact);
  return (await import("./security-txt.ts")).securityTxt("/.well-known/security.txt");
};

test("security.txt says whom to tell, for at most a year", async () => {
  const response = await load("mailto:security@example.com");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const [contact, expires = "", canonical, ...rest] = (await response.text()).split("\n");
  expect(contact).toBe("Contact: mailto:security@example.com");
  expect(canonical).toBe("Canonical: https://members.example.com/.well-known/security.txt");
  expect(rest).toEqual([""]);
  const days = (Date.parse(expires.replace("Expires: ", "")) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("without a contact it is 404", async () => {
  expect((await load("")).status).toBe(404);
});

test("a contact is a web or an email address", async () => {
  await expect(load("security@example.com")).rejects.toThrow("SECURITY_CONTACT");
});

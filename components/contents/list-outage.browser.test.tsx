import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { refusal } from "#lib/browser/stub-space-for-tests.ts";
import { renderList, shownTitles } from "./list-for-tests.tsx";

beforeEach(() => page.viewport(1440, 900));

const json = { "content-type": "application/json" };
const outages: [string, () => Response][] = [
  [
    "is down",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
  ["answers 500", () => new Response("{}", { status: 500, headers: json })],
  ["sends half of its JSON", () => new Response('{"sys":{"type":"Array"},"items":[{"sy', { headers: json })],
  [
    "sends a page",
    () => new Response("<!doctype html><title>x</title>", { headers: { "content-type": "text/html" } }),
  ],
  ["sends 10 MB", () => new Response(`{"items":"${"x".repeat(10_000_000)}"}`, { headers: json })],
];

test.each(outages)(
  "a service that %s: the rows stay, marked as old, until “Try again” brings new ones",
  async (_, answer) => {
    const { space } = await renderList({ own: ["Birch", "Ash"] });
    space.instead = answer;
    await page.getByRole("button", { name: "Title", exact: true }).click();
    await expect.element(page.getByText(/may be out of date/)).toBeVisible();
    expect(shownTitles()).toEqual(["Birch", "Ash"]);
    space.instead = undefined;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(shownTitles).toEqual(["Ash", "Birch"]);
    await expect.element(page.getByText(/may be out of date/)).not.toBeInTheDocument();
  },
);

test("a list is read again when its window gets the focus; the sign-in link of a signed-out member returns to it", async () => {
  const { space } = await renderList({ own: ["Birch", "Ash"], address: "/contents/note?mine=1" });
  space.instead = () => refusal(401, "SessionEnded");
  const signIn = page.getByRole("link", { name: "Sign in" });
  let now = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => now);
  // SWR ignores the focus for 5 seconds after the last one, and for 2 after the list was read.
  await expect
    .poll(() => {
      now += 6000;
      window.dispatchEvent(new Event("focus"));
      return signIn.query();
    })
    .not.toBeNull();
  const returnTo = encodeURIComponent("/contents/note?mine=1");
  await expect.element(signIn).toHaveAttribute("href", `/sign-in?returnTo=${returnTo}`);
  expect(shownTitles()).toEqual(["Birch", "Ash"]);
});

import { beforeEach, expect, test } from "vitest";
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

test("the way to sign in of a member who has been signed out returns to the list", async () => {
  const { space } = await renderList({ own: ["Birch", "Ash"], address: "/contents/note?mine=1" });
  space.instead = () => refusal(401, "SessionEnded");
  await page.getByRole("button", { name: "Title", exact: true }).click();
  const returnTo = encodeURIComponent("/contents/note?mine=1&order=fields.title.en-US");
  await expect
    .element(page.getByRole("link", { name: "Sign in" }))
    .toHaveAttribute("href", `/sign-in?returnTo=${returnTo}`);
  expect(shownTitles()).toEqual(["Birch", "Ash"]);
});

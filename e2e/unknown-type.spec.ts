import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { machineEnvironment } from "../scripts/run/machine-environment.ts";
import { expectNoBarrier } from "./look.ts";
import type { RunningPair } from "./servers/state.ts";
import { expect, test } from "./signed-in.ts";

const type = { id: "", tripId: "" };

test.use({ expectedConsole: [/status of 404/] });

/** A type that the Space has since this test, and the portal's Space file has not. */
async function makeType(page: Page, { spaceUrl, folder }: RunningPair): Promise<string> {
  const id = `field-trip-${test.info().project.name}-${Date.now()}`;
  const token = execFileSync(process.execPath, ["service/space.ts", "cma-token", "grace@example.com"], {
    env: { ...machineEnvironment(), DATA_DIR: join(folder, "data") },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const headers = { authorization: `Bearer ${String(token).trim()}` };
  const types = `${spaceUrl}/cma/v1/spaces/demo/content-types`;
  const fields = [
    { apiName: "code", name: "Code", type: "Integer" },
    { apiName: "name", name: "Name", type: "Text", localized: true },
    { apiName: "when", name: "When", type: "Date" },
    { apiName: "report", name: "Report", type: "RichText" },
    { apiName: "next", name: "Next", type: "Refer", target: { targetType: "Content" } },
  ];
  const made = await page.request.post(types, {
    headers,
    data: { id, name: "Field trip", displayField: "name", fields },
  });
  expect(made.status(), await made.text()).toBe(201);
  const published = await page.request.put(`${types}/${id}/published`, {
    headers: { ...headers, "x-service-version": "1" },
  });
  expect(published.status(), await published.text()).toBeLessThan(300);
  return id;
}

async function write(page: Page, typeId: string, fields: unknown): Promise<string> {
  return await page.evaluate(
    async ([id, body]) => {
      const memberId = JSON.parse(localStorage.getItem("atrium-session") ?? "{}").memberId;
      const answer = await fetch(`/api/acma/spaces/demo/content-types/${id}/contents`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-portal": "1", "x-member": memberId },
        body: JSON.stringify({ fields: body }),
      });
      return (await answer.json()).sys.id;
    },
    [typeId, fields] as const,
  );
}

test("a type that the Space file does not have is read, and not written; one that the Space does not have is none", {
  tag: "@once",
}, async ({ page, portal }) => {
  await page.goto("/");
  type.id = await makeType(page, portal);
  const first = await write(page, type.id, {
    name: { "en-US": "Down the estuary" },
    code: { "en-US": 7 },
    when: { "en-US": "2026-11-01" },
  });
  const refer = { sys: { type: "Refer", targetType: "Content", id: first } };
  await write(page, type.id, {
    name: { "en-US": "Up again" },
    code: { "en-US": 8 },
    next: { "en-US": refer },
  });

  await page.goto(`/contents/${type.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/^Field trip/);
  await expect(page.getByText("These items are read-only")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("link", { name: /^New / })).toHaveCount(0);
  await expectNoBarrier(page, "the list");

  await page.getByRole("link", { name: "Up again" }).click();
  await expect(page.getByRole("heading", { name: "Up again", level: 1 })).toBeVisible();
  await expect(page.getByText("These items are read-only")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
  await expect(page.getByText("Code")).toBeVisible();
  await expectNoBarrier(page, "the item");
  // What it refers to has a name, and an address.
  await page.getByRole("link", { name: "Down the estuary" }).click();
  await expect(page.getByRole("heading", { name: "Down the estuary", level: 1 })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(new RegExp(`/contents/${type.id}$`));

  await test.step("the page of a type that the Space lacks says so, with a link to go on", async () => {
    for (const address of ["/contents/no-such-type", "/contents/no-such-type/none"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 }), address).toHaveText(
        /^Page not found$|isn’t available$/,
      );
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    }
  });
});

test("the editor of an id that the Space refuses says that the item is gone", async ({ page, portal }) => {
  const answer = await page.goto(`${portal.url}/contents/article/${"a".repeat(3_000)}/edit`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This isn’t available");
});

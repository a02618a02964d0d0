import { expect, test } from "./signed-in.ts";

// In this order, in one worker.
test.describe.configure({ mode: "serial" });

const once = { tag: "@once" };

test("a test may end the session that tests share", once, async ({ context }) => {
  const headers = { "sec-fetch-site": "same-origin" };
  expect((await context.request.post("/logout", { headers, maxRedirects: 0 })).status()).toBe(303);
  expect((await context.request.get("/api/session")).status()).toBe(401);
});

test("the next one begins as ada's all the same", once, async ({ context }) => {
  expect((await context.request.get("/api/session")).status()).toBe(200);
});

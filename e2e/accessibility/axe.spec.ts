import { expectNoBarrier } from "../look.ts";
import { test } from "../signed-in.ts";
import { boundToEnglish, type Opening, states } from "./states.ts";

// Chromium says aloud what is not there, what is refused and what cannot be reached.
test.use({ expectedConsole: [/Failed to load resource/] });

const parts = 3;

for (const language of ["en", "ko"] as const) {
  const named = Object.entries(states).filter(([name]) => language === "en" || !boundToEnglish.has(name));
  for (const part of Array.from({ length: parts }).keys()) {
    const own = named.filter((_, at) => at % parts === part);
    test(`axe finds no barrier in either theme: ${language}, ${part + 1} of ${parts}`, async ({
      context,
      baseURL = "",
    }) => {
      test.slow();
      await context.addCookies([{ name: "language", value: language, url: baseURL }]);
      const visit = async (name: string, open: Opening) => {
        const page = await context.newPage();
        await open(page);
        await expectNoBarrier(page, name);
        await page.close();
      };
      for (const [name, open] of own) await test.step(name, () => visit(name, open));
    });
  }

  test(`axe finds no barrier in either theme: ${language}, the way in`, async ({ browser, baseURL = "" }) => {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, baseURL });
    await context.addCookies([{ name: "language", value: language, url: baseURL }]);
    const page = await context.newPage();
    await page.goto("/sign-in");
    await expectNoBarrier(page, "sign-in");
    await context.close();
  });
}

import type { Page } from "@playwright/test";

export const rowCount = 60;

/** Milliseconds from the end of the answer to the picture that shows it, for each of some filters of a full page. */
export async function measureFilter(page: Page, portalUrl: string, slowDown: number): Promise<number[]> {
  await page.goto(`${portalUrl}/contents/note?size=${rowCount}`);
  await page.getByRole("row").nth(rowCount).waitFor();
  await page.waitForTimeout(2_000);
  await observe(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  const times: number[] = [];
  const search = page.getByRole("searchbox").first();
  for (const word of ["A", "Ag", "Aga", "Ag", "A", "B", "Bu", "Bul", "Bu", "B"]) {
    const before = times.length;
    await search.fill(word);
    await page.waitForTimeout(2_500);
    const seen = await page.evaluate(() => (window as unknown as { answers: number[] }).answers);
    times.push(...seen.slice(before));
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return times;
}

/** As many Notes as a page has, of which the search finds all. */
export async function writeNotes(page: Page, portalUrl: string): Promise<void> {
  await page.goto(`${portalUrl}/`);
  await page.evaluate(async (count) => {
    const script = [...document.querySelectorAll("script")].map((each) => each.textContent).join("");
    const memberId = /"memberId":"([^"]+)"/.exec(script.replaceAll("\\", ""))?.[1] ?? "";
    for (let index = 0; index < count * 2; index++) {
      const title = `${index < count ? "Again" : "Bulrush"} ${index}`;
      const answer = await fetch("/api/acma/spaces/demo/content-types/note/contents", {
        method: "POST",
        headers: { "content-type": "application/json", "x-portal": "1", "x-member": memberId },
        body: JSON.stringify({ fields: { title: { "en-US": title } } }),
      });
      if (!answer.ok) throw new Error(`A Note was not created: ${answer.status} ${await answer.text()}`);
    }
  }, rowCount);
}

/** For each list that was answered: when its rows were drawn, counted from the end of the answer. */
async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const answers: number[] = [];
    Object.assign(window, { answers });
    let drawnAt = 0;
    new MutationObserver(() =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          drawnAt = performance.now();
        }),
      ),
    ).observe(document.body, { subtree: true, childList: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceResourceTiming) || !entry.name.includes("/contents?")) continue;
        setTimeout(() => answers.push(Math.max(0, drawnAt - entry.responseEnd)), 1_200);
      }
    }).observe({ type: "resource" });
  });
}

import type { Page } from "@playwright/test";

/** One key, and when it was pressed: the page may have had it a little later, and never earlier. */
interface Stroke {
  key: string;
  at: number;
}

export interface Typed {
  text: string;
  /** What was there a second before the end, and when the first key after that was pressed. */
  textBefore(milliseconds: number): string;
  /** How long before the end the first key was pressed that `kept` does not have, in milliseconds. */
  ageOfLoss(kept: string): number;
}

/** Types until it is stopped; the page may end at any key. */
export async function typeUntilEnd(page: Page, ended: Promise<number>): Promise<Typed> {
  const strokes: Stroke[] = [];
  let end: number | undefined;
  void ended.then((at) => {
    end = at;
  });
  for (let count = 0; end === undefined; count++) {
    const at = Date.now();
    const key = count % 6 === 5 ? " " : String(Math.floor(Math.random() * 10));
    try {
      await page.keyboard.press(key === " " ? "Space" : key);
    } catch {
      break;
    }
    strokes.push({ key, at });
    // Hands hesitate, and so does the timer that keeps what they write.
    await new Promise((resolve) => setTimeout(resolve, Math.random() < 0.1 ? 500 : Math.random() * 80));
  }
  return typedOf(strokes, await ended);
}

function typedOf(strokes: readonly Stroke[], end: number): Typed {
  const inTime = strokes.filter(({ at }) => at <= end);
  const textOf = (some: readonly Stroke[]) => some.map(({ key }) => key).join("");
  return {
    text: textOf(strokes),
    textBefore: (milliseconds) => textOf(inTime.filter(({ at }) => at <= end - milliseconds)),
    ageOfLoss: (kept) => end - (inTime[kept.length]?.at ?? end),
  };
}

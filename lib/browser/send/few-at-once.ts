/** A Space may have many Content Types, and a browser's other calls shouldn't wait for all of them. */
const mostAtOnce = 4;

/** Runs tasks in their order, at most four at once. */
export function fewAtOnce(): <Answer>(task: () => Promise<Answer>) => Promise<Answer> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

import { expect, test } from "vitest";
import { createLoading } from "./loading.ts";

/** Answers by hand what is fetched. */
function atHand() {
  const asked: PromiseWithResolvers<string>[] = [];
  const loading = createLoading(() => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  });
  const seen: string[] = [];
  loading.subscribe(() => seen.push(loading.now().kind));
  return { asked, loading, seen };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a pending value is loaded once for all callers", async () => {
  const { asked, loading } = atHand();
  loading.begin();
  loading.begin();
  await settled();
  expect(loading.now()).toEqual({ kind: "loading" });
  expect(asked).toHaveLength(1);
  asked[0]?.resolve("land");
  await settled();
  loading.begin();
  expect(loading.now()).toEqual({ kind: "here", value: "land" });
  expect(asked).toHaveLength(1);
});

test("a failed value reports the failure and is loaded again on request", async () => {
  const { asked, loading, seen } = atHand();
  loading.begin();
  asked[0]?.reject(new Error("No network"));
  await settled();
  expect(loading.now()).toEqual({ kind: "failed" });
  loading.begin();
  expect(loading.now()).toEqual({ kind: "loading" });
  asked[1]?.resolve("land");
  await settled();
  expect(seen).toEqual(["failed", "loading", "here"]);
});

test("what throws at once could not be had either", async () => {
  const loading = createLoading(() => {
    throw new Error("No such file");
  });
  loading.begin();
  await settled();
  expect(loading.now()).toEqual({ kind: "failed" });
});

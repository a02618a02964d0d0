import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";

test("on a phone, facts that continue on a second line begin there without a dot", async () => {
  await page.viewport(360, 740);
  await renderForTests(
    <p className="row-facts dotted" style={{ width: 200 }}>
      <bdi>Hyunwoo Lee</bdi>
      <time>2024년 10월 26일</time>
      <span>영어 없음</span>
    </p>,
  );
  const left = (text: string) => {
    const range = document.createRange();
    range.selectNodeContents(page.getByText(text).element());
    return Math.round(range.getBoundingClientRect().left);
  };
  const top = (text: string) => page.getByText(text).element().getBoundingClientRect().top;
  expect(top("2024년 10월 26일")).toBe(top("Hyunwoo Lee"));
  expect(top("영어 없음")).toBeGreaterThan(top("Hyunwoo Lee"));
  expect(left("영어 없음")).toBe(left("Hyunwoo Lee"));
});

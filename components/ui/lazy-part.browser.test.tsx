import dynamic from "next/dynamic";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { orLazyPart } from "./lazy-part.tsx";
import { renderForTests } from "./render-for-tests.tsx";

test("a part of the first HTML whose script fails to load is loaded on request", async () => {
  let isLost = true;
  const Part = dynamic(
    orLazyPart(async () => {
      if (isLost) throw new Error("Lost.");
      return () => <p>Here it is.</p>;
    }),
  );
  await renderForTests(<Part />);
  const alert = page.getByRole("alert").filter({ hasText: "Couldn’t load this." });
  await expect.element(alert).toBeVisible();
  isLost = false;
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Here it is.")).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

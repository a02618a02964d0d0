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

test("parts that say nothing while they are lost are loaded with the one that is requested again", async () => {
  let isLost = true;
  const partOf = (text: string) => async () => {
    if (isLost) throw new Error("Lost.");
    return () => <p>{text}</p>;
  };
  const Loud = dynamic(orLazyPart(partOf("The control.")));
  const Silent = dynamic(orLazyPart(partOf("Its count."), () => null));
  const gone = await renderForTests(<Silent />);
  await renderForTests(
    <>
      <Silent />
      <Loud />
    </>,
  );
  const again = page.getByRole("alert").getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  await gone.unmount();
  isLost = false;
  await again.click();
  await expect.element(page.getByText("The control.")).toBeVisible();
  await expect.element(page.getByText("Its count.")).toBeVisible();
});

import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { usePickMedia } from "#components/fields/refer/picker-context.ts";
import { Button } from "#components/ui/button.tsx";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { PickerProvider } from "./picker-provider.tsx";

const place = {
  memberId: "ann",
  naming: { localeId: "en-US", localeIds: ["en-US"], titleFields: {}, pictureFields: {} },
  locales: [{ id: "en-US", label: "English", name: "English" }],
  types: [],
};

function Cover() {
  const pickMedia = usePickMedia();
  const [answers, setAnswers] = useState(0);
  const choose = async () => {
    await pickMedia({ title: "Cover" });
    setAnswers((before) => before + 1);
  };
  return (
    <>
      <Button onClick={() => void choose()}>Choose a cover</Button>
      <output>{`${answers} answers`}</output>
    </>
  );
}

/** Scripts whose address fits get lost. */
async function lose(...urls: string[]): Promise<void> {
  await cdp().send("Network.enable");
  await cdp().send("Network.setBlockedURLs", { urls });
}

test("a picker whose script can't be loaded reports it once and loads at the next press", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
    Response.json({ sys: { type: "Array" }, limit: 40, totalCount: 0, items: [], links: {} }),
  );
  await lose("*picker-dialog.tsx*");
  onTestFinished(() => lose());
  await renderForTests(
    <PickerProvider place={place}>
      <Cover />
    </PickerProvider>,
  );
  const button = page.getByRole("button", { name: "Choose a cover" });
  const missing = page.getByRole("alertdialog", { name: "Couldn’t load this." });
  for (const answers of [1, 2]) {
    await button.click();
    await missing.getByRole("button", { name: "Close" }).click();
    await expect.element(page.getByText(`${answers} answers`)).toBeVisible();
    await expect.element(button).toHaveFocus();
  }
  await lose();
  await button.click();
  await expect.element(page.getByRole("dialog", { name: "Cover" })).toBeVisible();
  await expect.element(missing).not.toBeInTheDocument();
});

import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "./button.tsx";
import { renderForTests } from "./render-for-tests.tsx";

function OnceForm({ onSubmit }: { onSubmit: () => void }) {
  const [isSent, setSent] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        onSubmit();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" aria-disabled={isSent}>
        Send
      </Button>
    </form>
  );
}

test("a button that becomes aria-disabled keeps the focus, and submits nothing", async () => {
  const onSubmit = vi.fn();
  await renderForTests(<OnceForm onSubmit={onSubmit} />);
  const send = page.getByRole("button", { name: "Send" });
  await send.click();
  await expect.element(send).toHaveAttribute("aria-disabled", "true");
  await expect.element(send).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await send.click({ force: true });
  await page.getByLabelText("Name").click();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

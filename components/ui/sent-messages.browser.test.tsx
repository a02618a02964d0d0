import { NextIntlClientProvider, useTranslations } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderAloneForTests } from "#lib/browser/render-alone-for-tests.ts";
import { SentMessages } from "./sent-messages.tsx";

function Close() {
  return <p>{useTranslations("ui")("close")}</p>;
}

const shown = (from: string) =>
  renderAloneForTests(
    <NextIntlClientProvider locale="en" messages={{}}>
      <SentMessages from={from}>
        <Close />
      </SentMessages>
    </NextIntlClientProvider>,
  );

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a message file that fails to load is requested again", async () => {
  const file = "/_next/static/messages/en-every.abc.json";
  const fetching = vi
    .spyOn(window, "fetch")
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValueOnce(new Response(null, { status: 404 }))
    .mockImplementation(async () => Response.json({ ui: { close: "Close" } }));
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout"] });
  await shown(file);
  await vi.advanceTimersByTimeAsync(4_000);
  await expect.element(page.getByText("Close")).toBeVisible();
  expect(fetching.mock.calls).toEqual([[file], [file], [file]]);
});

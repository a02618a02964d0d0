import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { beyondScreen, showLargeText } from "#components/ui/large-text-for-tests.ts";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { ProfileView } from "./profile-view.tsx";

test.each([320, 390])(
  "with text at twice its size it ends within %i px, and no theme's name is broken",
  async (width) => {
    await showLargeText(width);
    document.documentElement.lang = "ko";
    onTestFinished(() => {
      document.documentElement.lang = "en";
    });
    await renderForTests(
      <ProfileView
        profile={{
          sys: {
            id: "ann",
            type: "ServiceUser",
            email: "ann@example.com",
            createdAt: "2026-11-20T09:00:00Z",
          },
          nickname: "Ann",
        }}
        provider={{ name: "체험 계정", icon: undefined }}
        theme="system"
        session={{ endsAt: "2026-12-04T09:00:00Z", staysBy: "renewal" }}
        legal={[]}
        {...{ localeId: "ko-KR", localeIds: ["ko-KR"] }}
      />,
      { language: "ko" },
    );
    expect(beyondScreen()).toEqual([]);
    const words = page.getByText("기기 설정과 동일").element().firstChild;
    if (words === null) throw new Error("No text.");
    const word = document.createRange();
    word.setStart(words, 3);
    word.setEnd(words, 6);
    expect(word.toString()).toBe("설정과");
    expect(word.getClientRects().length).toBe(1);
  },
);

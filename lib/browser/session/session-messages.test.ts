import { runInNewContext } from "node:vm";
import { afterEach, expect, test } from "vitest";
import {
  followSignInScript,
  onSessionMessage,
  type SessionMessage,
  sessionMessageScript,
} from "./session-messages.ts";

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function heard(): Promise<SessionMessage> {
  return new Promise((resolve) => stops.push(onSessionMessage(resolve)));
}

/** As a page of a browser that keeps nothing. */
function run(script: string, location = { replace: (_: string) => {} }) {
  const channels: BroadcastChannel[] = [];
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  }
  stops.push(() => {
    for (const channel of channels) channel.close();
  });
  runInNewContext(script, { BroadcastChannel: Channel, location });
}

test("messages reach other tabs, also without storage", async () => {
  const message = heard();
  run(sessionMessageScript({ kind: "signed-in", memberId: 'ada"</script>' }));
  expect(await message).toEqual({ kind: "signed-in", memberId: 'ada"</script>' });
});

test("no value can end the inline script", () => {
  expect(sessionMessageScript({ kind: "signed-in", memberId: "</script>" })).not.toContain("</");
  expect(followSignInScript("/sign-in?returnTo=</script>")).not.toContain("</");
});

test("a sign-in page follows a sign-in, and no sign-out", async () => {
  const gone = new Promise<string>((resolve) => {
    run(followSignInScript("/sign-in?returnTo=%2Fx"), { replace: resolve });
  });
  run(sessionMessageScript({ kind: "signed-out" }));
  const early = await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 50, "stays"))]);
  expect(early).toBe("stays");
  run(sessionMessageScript({ kind: "signed-in", memberId: "ada" }));
  expect(await gone).toBe("/sign-in?returnTo=%2Fx");
});

test("messages of an unknown format are ignored", async () => {
  const message = heard();
  const stranger = new BroadcastChannel("atrium-session");
  stops.push(() => stranger.close());
  stranger.postMessage({ kind: "signed-in" });
  stranger.postMessage("signed-out");
  stranger.postMessage({ kind: "signed-out" });
  expect(await message).toEqual({ kind: "signed-out" });
});

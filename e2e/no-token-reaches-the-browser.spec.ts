import { expect, test } from "./portal.ts";
import { findTokens, textsOfPortal, textsOfSpace } from "./tokens/find-tokens.ts";

// Runs after all others, over everything that they have made the servers say.
for (const pair of ["steady", "expiring"] as const) {
  test.describe(pair, () => {
    test.use({ pair });

    test("no token is in anything that the portal sent, nor in a log", ({ portal: { recordings } }) => {
      const tokens = recordings.tokens();
      const sent = recordings.portal();
      const logs = recordings.logs().map(({ name, text }) => ({ where: name, text }));
      // Nothing issued, nothing sent or nothing logged would show nothing.
      const kinds = [...new Set(tokens.map(({ kind }) => kind))].sort();
      expect(kinds).toEqual(["accessToken", "exchangeToken", "refreshToken"]);
      expect(sent.filter(({ status }) => status === 200).length).toBeGreaterThan(3);
      for (const { text } of logs) expect(text).not.toBe("");

      expect(findTokens(textsOfPortal(sent), tokens)).toEqual([]);
      expect(findTokens(textsOfSpace(recordings.space()), tokens)).toEqual([]);
      expect(findTokens(logs, tokens)).toEqual([]);
    });

    test("nor is a member's address or the query of a callback in the portal's logs, metrics or traces", ({
      portal: { recordings },
    }) => {
      const texts = recordings.logs().filter(({ name }) => name !== "space.log");
      const [log, telemetry] = texts.map(({ text }) => text);
      expect(log).toContain('"signed-in"');
      for (const sent of [
        "/v1/traces ",
        "/v1/metrics ",
        '"way-through"',
        '"renewal"',
        "atrium.upstream.ms",
      ]) {
        expect(telemetry).toContain(sent);
      }
      for (const { text } of texts) expect(text.match(/[\w.+-]+@example\.com|exchangeToken=/g)).toBeNull();
    });
  });
}

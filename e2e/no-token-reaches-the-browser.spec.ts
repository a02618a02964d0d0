import { expect, test } from "./portal.ts";
import type { Exchange } from "./servers/recording-proxy.ts";
import { Recordings } from "./servers/recordings.ts";
import { readServers } from "./servers/state.ts";
import { findTokens, textsOfPortal, textsOfSpace } from "./tokens/find-tokens.ts";
import type { Token } from "./tokens/issued-tokens.ts";
import { strays, tokenTravels, travelTable } from "./tokens/token-travels.ts";

// Runs after all others, over everything that they have made the servers say.
for (const pair of ["steady", "expiring"] as const) {
  test.describe(pair, () => {
    // In one worker, which reads it all once.
    test.describe.configure({ mode: "default" });

    let recordings: Recordings;
    let portalExchanges: Exchange[];
    let spaceExchanges: Exchange[];
    let tokens: Token[];

    test.beforeAll(() => {
      recordings = new Recordings(readServers()[pair].folder);
      portalExchanges = recordings.portal();
      spaceExchanges = recordings.space();
      tokens = recordings.tokens(spaceExchanges, portalExchanges);
    });

    test("no token is in anything that the portal sent, nor in a log", () => {
      const logs = recordings.logs().map(({ name, text }) => ({ where: name, text }));
      // Nothing issued, nothing sent or nothing logged would show nothing.
      const kinds = new Set(tokens.map(({ kind }) => kind));
      for (const kind of ["accessToken", "exchangeToken", "refreshToken"] as const) {
        expect(kinds).toContain(kind);
      }
      expect(portalExchanges.filter(({ status }) => status === 200).length).toBeGreaterThan(3);
      for (const { text } of logs) expect(text).not.toBe("");

      expect(findTokens(textsOfPortal(portalExchanges), tokens)).toEqual([]);
      expect(findTokens(textsOfSpace(spaceExchanges), tokens)).toEqual([]);
      expect(findTokens(logs, tokens)).toEqual([]);
    });

    test("no member's token was at CMA, and no CMA token at ACMA, ACDA, the Auth API or upload", async () => {
      const travels = tokenTravels(spaceExchanges, tokens);
      const table = travelTable(travels);
      await test.info().attach("who got which tokens", { body: table.join("\n"), contentType: "text/plain" });
      expect(strays(travels)).toEqual([]);
      // In a part of the run not each of them goes somewhere.
      if (process.env.E2E_PART !== undefined) return;
      // Nothing that went anywhere would show nothing.
      const ways = {
        steady: [
          "acma accessToken",
          "acda accessToken",
          "upload accessToken",
          "auth exchangeToken",
          "cma cmaToken",
        ],
        expiring: ["acma accessToken", "auth exchangeToken", "auth refreshToken"],
      };
      for (const way of ways[pair]) expect(table.join("\n")).toContain(`${way}: `);
    });

    test("nor is a member's address or the query of a callback in the portal's logs, metrics or traces", async () => {
      const textOf = (file: string) => recordings.logs().find(({ name }) => name === file)?.text ?? "";
      expect(textOf("portal.log").includes('"signed-in"')).toBe(true);
      // Spans leave in batches, some seconds after they have ended.
      for (const sent of ["/v1/metrics ", "/v1/traces ", "atrium.upstream.ms"]) {
        await expect.poll(() => textOf("telemetry.log").includes(sent), { timeout: 20_000 }).toBe(true);
      }
      for (const file of ["portal.log", "telemetry.log"]) {
        expect(textOf(file).match(/[\w.+-]+@example\.com|exchangeToken=/g)).toBeNull();
      }
    });
  });
}

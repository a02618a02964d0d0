import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { embeddedAddresses } from "./addresses.ts";
import { decided, NotAsked, shown } from "./check.ts";
import { type Outcome, runSuite } from "./run.ts";
import { Space } from "./space.ts";
import { suite } from "./suite.ts";
import { outcomeTable } from "./table.ts";

let server: Server | undefined;
afterEach(() => server?.close());

const file = {
  locales: [{ id: "en-US" }, { id: "ko-KR" }],
  contentTypes: [
    {
      id: "article",
      fields: [
        "Text",
        "LongText",
        "Number",
        "Integer",
        "Boolean",
        "Date",
        "Location",
        "RichText",
        "Json",
      ].map((type) => ({
        apiName: type.toLowerCase(),
        type,
        required: false,
        localized: true,
        searchable: true,
        time: false,
      })),
    },
  ],
  endpoints: {},
};

async function spaceThat(answers: RequestListener): Promise<Space> {
  server = createServer(answers);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const tokens = { token: "one", otherToken: "two", cmaToken: "three" };
  const addresses = embeddedAddresses(`http://127.0.0.1:${port}`);
  return new Space({ spaceId: "demo", addresses, file, embedded: false, ...tokens });
}

const heldIn = (outcomes: Iterable<Outcome[]>) =>
  [...outcomes]
    .flat()
    .filter(({ result }) => result === "holds")
    .map(({ check }) => `${check.says}: ${check.asks}`);

describe("the suite", () => {
  it("is no friend of a Space that says yes to everything", async () => {
    const space = await spaceThat((request, response) => {
      response.setHeader("content-type", "application/json").end("{}");
      request.resume();
    });
    const held = heldIn((await runSuite(suite, space)).values());
    expect(held.filter((line) => !/(avatarUrl|roleOverride) is optional/.test(line))).toEqual([]);
  });

  it("is no friend of one that says no to everything", async () => {
    const space = await spaceThat((request, response) => {
      response.writeHead(404, { "content-type": "application/json" });
      response.end('{"sys":{"type":"Error","id":"NotFound"},"message":"no","requestId":"1"}');
      request.resume();
    });
    const held = heldIn((await runSuite(suite, space)).values());
    // What the seed only calls refused, in no more words.
    expect(held.length).toBeLessThan(suite.flatMap(({ checks }) => checks).length / 5);
  });

  it("has at least 250 checks, of which at least 120 on lists", () => {
    const count = (parts: typeof suite) => parts.flatMap(({ checks }) => checks).length;
    expect(count(suite)).toBeGreaterThanOrEqual(250);
    expect(count(suite.filter(({ name }) => name.startsWith("Lists:")))).toBeGreaterThanOrEqual(120);
  });
});

describe("the table", () => {
  it("reports what holds, fails, differs and was skipped, under its sentence", async () => {
    const fail = async () => {
      throw new Error("it is 3\nand more");
    };
    const checks = [
      ...shown("One sentence", { yes: async () => undefined, no: fail }),
      ...decided("Another", {
        other: fail,
        later: async () => {
          throw new NotAsked("needs --token");
        },
      }),
    ];
    const space = await spaceThat((_request, response) => response.end());
    expect(outcomeTable(await runSuite([{ name: "Part", checks }], space))).toBe(
      [
        "",
        "Part",
        "  shown    One sentence",
        "    holds     yes",
        "    FAILS     no — it is 3",
        "  decided  Another",
        "    DIFFERS   other — it is 3",
        "    not asked later — needs --token",
        "",
        "4 checks",
        "  shown:   1 hold, 1 fail",
        "  decided: 0 hold, 1 differ",
        "  not asked here: 1",
      ].join("\n"),
    );
  });
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootCertificates } from "node:tls";
import { afterAll, describe, expect, it } from "vitest";
import { parseSettings } from "#service/settings.ts";
import { settingsFromEnvironment } from "#service/settings-from-environment.ts";

const folder = mkdtempSync(join(tmpdir(), "atrium-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));
const authorities = join(folder, "ca.pem");
writeFileSync(authorities, rootCertificates.slice(0, 2).join("\n"));

const problemOf = (environment: Record<string, string>) => {
  try {
    settingsFromEnvironment(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

describe("settings from the environment", () => {
  it("are whole when nothing is set, or only empty variables", () => {
    expect(settingsFromEnvironment({ SPACE_PORT: " ", DATABASE_URL: "" })).toMatchObject({
      host: "127.0.0.1",
      port: 4000,
      publicUrl: "http://localhost:4000",
      dataDir: ".data",
      accessTokenSeconds: 900,
      callbackUrl: "http://localhost:3000/callback",
      embeddedProvider: true,
      demoSpace: true,
      signInsPerMinute: 60,
      writesPerMinute: 300,
    });
  });

  it("take each variable", () => {
    expect(
      settingsFromEnvironment({
        SPACE_PORT: "4100",
        PORTAL_URL: "https://portal.example.com/",
        ACCESS_TOKEN_SECONDS: "5",
        DEMO_SPACE: "off",
        DATABASE_URL: "postgres://u:p@db/space",
      }),
    ).toMatchObject({
      port: 4100,
      publicUrl: "http://localhost:4100",
      callbackUrl: "https://portal.example.com/callback",
      accessTokenSeconds: 5,
      demoSpace: false,
      databaseUrl: "postgres://u:p@db/space",
    });
  });

  it.each([
    ["SPACE_PORT", "x"],
    ["SPACE_PORT", "65536"],
    ["SPACE_PUBLIC_URL", "space.example.com"],
    ["DATABASE_URL", "mysql://db"],
    ["DATABASE_POOLER_URL", "postgres://pooler/space"],
    ["DATABASE_REPLICA_URLS", "postgres://replica/space"],
    ["DATABASE_CONNECTIONS", "1"],
    ["DATABASE_SEARCH_SECONDS", "0"],
    ["DATABASE_TLS", "require"],
    ["SPACE_ROLE", "worker"],
    ["ACCESS_TOKEN_SECONDS", "0"],
    ["PORTAL_URL", "myapp://portal"],
    ["PORTAL_URL", "http://portal.example.com"],
    ["EMBEDDED_PROVIDER", "yes"],
    ["PROVIDERS", "{"],
    ["SPACE_CURSOR_SECRET", "short"],
    ["LOG_LEVEL", "loud"],
    ["DATABASE_CA_FILE", "none.pem"],
    ["DATABASE_CA_FILE", "package.json"],
  ])("refuse %s=%s, and name the variable", (name, value) => {
    expect(problemOf({ [name]: value })).toContain(`\n  ${name}`);
  });

  it.each([
    ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
    ["OTEL_METRIC_EXPORT_INTERVAL", "1"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "x-api-key: abc"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "x-api-key=50%"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "x-api-key=a%0Ab"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "x-api-key=abc%0A"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "abc"],
  ])("refuse %s=%s where there is a collector, as the portal does", (name, value) => {
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318" };
    expect(problemOf({ ...collector, [name]: value })).toContain(`\n  ${name}`);
    expect(problemOf({ OTEL_EXPORTER_OTLP_ENDPOINT: "", [name]: value })).toBeUndefined();
  });

  it("say how a password with a slash is written, as openssl rand -base64 makes it", () => {
    const address = (password: string) => ({
      DATABASE_URL: `postgres://atrium:${password}@postgres:5432/atrium`,
    });
    expect(problemOf(address("a/b+c="))).toContain("DATABASE_URL: an address like");
    expect(problemOf(address("a/b+c="))).toContain("%2F");
    expect(problemOf(address("a%2Fb+c="))).toBeUndefined();
  });

  it("name the variable that a byte order mark hides", () => {
    expect(problemOf({ "\uFEFFSPACE_PORT": "4100" })).toContain(
      "\n  SPACE_PORT: is hidden by a byte order mark",
    );
  });

  it.each(["sslmode=disable", "sslmode=no-verify", "ssl=false", "sslrootcert=ca.pem"])(
    "refuse an address with %s beside those of TLS",
    (parameter) => {
      const address = `postgres://db/space?${parameter}`;
      const addresses = {
        DATABASE_URL: "postgres://db/space",
        DATABASE_REPLICA_URLS: `postgres://a/b,${address}`,
      };
      expect(problemOf({ ...addresses, DATABASE_TLS: "on" })).toContain("\n  DATABASE_REPLICA_URLS: ");
      expect(problemOf({ DATABASE_URL: address, DATABASE_CA_FILE: authorities })).toContain(
        "\n  DATABASE_URL: ",
      );
      expect(problemOf({ DATABASE_URL: address })).toBeUndefined();
    },
  );

  it.each([
    ["SPACE_PORT", "65536", "a whole number from 0 to 65535"],
    ["WRITES_PER_MINUTE", "-1.5", "a whole number of at least 1"],
    ["DATABASE_SEARCH_SECONDS", "soon", "a number from 0.1 to 60"],
  ])("say plainly what %s=%s should be", (name, value, range) => {
    expect(problemOf({ [name]: value })).toMatch(new RegExp(`:\\n {2}${name}: must be ${range}$`));
  });

  it("name every variable that is wrong at once, whatever finds it", () => {
    const names = problemOf({
      SPACE_PORT: "x",
      LOG_LEVEL: "loud",
      DEMO_SPACE: "maybe",
      PROVIDERS: "{",
      SPACE_ROLE: "worker",
    })?.match(/(?<=^ {2})[A-Z_]+(?=: )/gm);
    expect(names?.sort()).toEqual(["DEMO_SPACE", "LOG_LEVEL", "PROVIDERS", "SPACE_PORT", "SPACE_ROLE"]);
  });

  it("don't call an invalid variable one that has to be set", () => {
    const problem = problemOf({ DATABASE_URL: "mysql://db", SPACE_ROLE: "web" });
    expect(problem).toContain("\n  DATABASE_URL: ");
    expect(problem).not.toContain("SPACE_ROLE");
  });

  it("name a problem whose sentence only mentions an invalid one", () => {
    expect(() =>
      parseSettings({ host: "", publicUrl: "https://space.example.com", embeddedProvider: true }),
    ).toThrow(/\n {2}host: .*\n {2}embeddedProvider: /);
  });
});

describe("the embedded provider", () => {
  it.each([
    { SPACE_HOST: "0.0.0.0" },
    { SPACE_PUBLIC_URL: "https://space.example.com" },
    { SPACE_PUBLIC_URL: "http://localhost.example.com:4000" },
  ])("is off by itself, and refused when asked for, with %j", (environment) => {
    expect(settingsFromEnvironment({ ...environment }).embeddedProvider).toBe(false);
    expect(problemOf({ ...environment, EMBEDDED_PROVIDER: "on" })).toContain(
      "EMBEDDED_PROVIDER: the embedded provider lets",
    );
  });

  it.each(["127.0.0.1", "127.8.8.8", "[::1]", "space.localhost"])("is on where the address is %s", (host) => {
    expect(settingsFromEnvironment({ SPACE_PUBLIC_URL: `http://${host}:4000` }).embeddedProvider).toBe(true);
  });
});

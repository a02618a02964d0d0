import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settingsFromEnvironment } from "#service/settings-from-environment.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atrium-providers-"));
});
afterAll(() => rm(folder, { recursive: true }));

const google = {
  id: "google",
  type: "openid",
  label: "Google",
  icon: "google",
  issuer: "https://accounts.example.com/",
  clientId: "id",
  clientSecretFrom: "GOOGLE_SECRET",
};
const github = {
  id: "github",
  type: "github",
  label: "GitHub",
  clientId: "id",
  clientSecretFrom: "GITHUB_SECRET",
};

const read = (providers: unknown, more: Record<string, string> = {}) =>
  settingsFromEnvironment({
    PROVIDERS: JSON.stringify(providers),
    GOOGLE_SECRET: "s1",
    GITHUB_SECRET: "s2",
    ...more,
  });

describe("providers from the environment", () => {
  it("take their secrets from the variables that they name", () => {
    const { identityProviders } = read([google, github]);
    expect(identityProviders).toMatchObject([
      {
        id: "google",
        issuer: "https://accounts.example.com",
        clientSecret: "s1",
        scopes: ["openid", "email", "profile"],
      },
      {
        id: "github",
        clientSecret: "s2",
        authorizationEndpoint: "https://github.com/login/oauth/authorize",
        userEndpoint: "https://api.github.com/user",
      },
    ]);
  });

  it("stand in a file as well", async () => {
    const file = join(folder, "providers.json");
    await writeFile(file, JSON.stringify([google]));
    const settings = settingsFromEnvironment({ PROVIDERS_FILE: file, GOOGLE_SECRET: "s1" });
    expect(settings.identityProviders).toHaveLength(1);
  });

  it.each<[string, unknown, string]>([
    ["no list", { google }, "PROVIDERS: "],
    [
      "a type that is not there",
      [{ ...google, type: "saml" }],
      'PROVIDERS.0.type: Must be "openid" or "github".',
    ],
    [
      "an issuer without https",
      [{ ...google, issuer: "http://accounts.example.com" }],
      "PROVIDERS.0.issuer: Must be an https",
    ],
    ["a secret in the text", [{ ...google, clientSecret: "s" }], "PROVIDERS.0: "],
    ["no label", [{ ...google, label: undefined }], "PROVIDERS.0.label: "],
    [
      "the id of the embedded provider",
      [{ ...google, id: "embedded" }],
      "PROVIDERS.0.id: The embedded provider",
    ],
    [
      "one id twice",
      [google, { ...github, id: "google" }],
      'PROVIDERS.1.id: Another provider has the id "google".',
    ],
    ["scopes without openid", [{ ...google, scopes: ["email"] }], 'PROVIDERS.0.scopes: Must have "openid".'],
    [
      "a secret that is not set",
      [{ ...google, clientSecretFrom: "ABSENT" }],
      "PROVIDERS.0.clientSecretFrom: the variable ABSENT is not set",
    ],
  ])("with %s stop the start with a sentence that says where", (_what, providers, message) => {
    expect(() => read(providers)).toThrow(message);
  });

  it("that are no JSON, in no file, or in both places stop the start too", async () => {
    const file = join(folder, "broken.json");
    await writeFile(file, "[{");
    expect(() => settingsFromEnvironment({ PROVIDERS: "[{" })).toThrow("PROVIDERS: expected JSON");
    expect(() => settingsFromEnvironment({ PROVIDERS_FILE: file })).toThrow(
      `PROVIDERS_FILE (${file}): expected JSON`,
    );
    expect(() => settingsFromEnvironment({ PROVIDERS_FILE: join(folder, "none") })).toThrow("cannot be read");
    expect(() => settingsFromEnvironment({ PROVIDERS_FILE: file, PROVIDERS: "[]" })).toThrow("only one");
  });
});

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import * as z from "zod";
import { machineEnvironment } from "../../scripts/run/machine-environment.ts";
import { listening } from "../listening.ts";
import { expect } from "../portal.ts";
import type { RunningPair } from "../servers/state.ts";
import { HttpMember } from "../session/http-member.ts";

const memberships = "/api/cma/spaces/demo/space-memberships";
const membershipSchema = z.object({
  sys: z.object({ id: z.string(), version: z.number(), user: z.object({ email: z.string() }) }),
  roles: z.array(z.object({ name: z.string() })),
});

/** A CMA token, as an operator of the embedded Space makes one. */
export async function makeCmaToken({ folder }: RunningPair, email: string): Promise<string> {
  const env = { ...machineEnvironment(), DATA_DIR: join(folder, "data") };
  const args = ["service/space.ts", "cma-token", email];
  return (await promisify(execFile)(process.execPath, args, { env })).stdout.trim();
}

/** Another session at the console, without a browser. */
export class PlatformUser {
  readonly #http: HttpMember;

  private constructor(http: HttpMember) {
    this.#http = http;
  }

  static async at(url: string, token: string): Promise<PlatformUser> {
    const http = new HttpMember(url);
    expect((await http.post("/console/token", { token })).headers.get("location")).toBe("/spaces");
    return new PlatformUser(http);
  }

  /** The current membership of the user with an address. */
  async memberOf(email: string): Promise<z.infer<typeof membershipSchema> | undefined> {
    const answer = await (await this.#http.send(`${memberships}?include=1&limit=100`)).json();
    const { items } = z.object({ items: z.array(membershipSchema) }).parse(answer);
    return items.find(({ sys }) => sys.user.email === email);
  }

  /** Changes a user's roles, or adds the user with them. */
  async give(email: string, ...roleIds: string[]): Promise<void> {
    const there = await this.memberOf(email);
    const roles = roleIds.map((id) => ({ sys: { id, type: "Refer", targetType: "SpaceRole" } }));
    const response =
      there === undefined
        ? await this.#send("POST", memberships, { user: await this.#refer(email), roles })
        : await this.#send("PUT", `${memberships}/${there.sys.id}`, { roles }, there.sys.version);
    expect(response.status, await response.text()).toBeLessThan(300);
  }

  async #refer(email: string) {
    const answer = await (await this.#http.send(`/api/cma/users?email=${encodeURIComponent(email)}`)).json();
    const [user] = z
      .object({ items: z.array(z.object({ sys: z.object({ id: z.string() }) })) })
      .parse(answer).items;
    return { sys: { id: user?.sys.id, type: "Refer", targetType: "User" } };
  }

  async #send(method: string, path: string, body: object, version?: number): Promise<Response> {
    return await this.#http.send(path, {
      method,
      headers: {
        ...{ "sec-fetch-site": "same-origin", "x-portal": "1", "content-type": "application/json" },
        ...(version !== undefined && { "x-service-version": String(version) }),
      },
      body: JSON.stringify(body),
    });
  }
}

/** Pastes a token at the console's door, by the keyboard alone. */
export async function enterConsole(page: Page, token: string, returnTo = "/spaces"): Promise<void> {
  await page.goto(returnTo);
  await page.locator("#cma-token").fill(token);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === returnTo);
}

/** Once the page's controls do something. */
export async function hears(page: Page): Promise<void> {
  await listening(page, "[data-list]");
}

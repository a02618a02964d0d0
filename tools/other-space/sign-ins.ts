import { randomUUID } from "node:crypto";
import type { Answer, Call, Routes } from "./call.ts";
import { page, refuse } from "./refused.ts";
import { providerId } from "./show.ts";
import type { Space } from "./space.ts";
import type { Tokens } from "./tokens.ts";

const redirect = (status: number, location: string): Answer => ({ status, headers: { location } });

/** Takes a browser from the login entry through the provider to `callbackUrl`. */
export class SignIns {
  #space: Space;
  #tokens: Tokens;
  #states = new Set<string>();

  constructor(space: Space, tokens: Tokens) {
    this.#space = space;
    this.#tokens = tokens;
  }

  begin(call: Call): Answer {
    if (call.parameters.provider !== providerId) return refuse("invalid", "The provider is unknown.");
    const state = randomUUID();
    this.#states.add(state);
    return redirect(302, `${this.#space.origins.provider}/authorize?state=${state}`);
  }

  end({ query }: Call): Answer {
    if (!this.#states.delete(query.get("state") ?? "")) return this.#refused("unknown_state");
    const member = this.#space.members.get(query.get("member") ?? "");
    if (member === undefined) return this.#refused("cancelled");
    if (this.#space.choices.disabledMembers.includes(member.nickname)) return this.#refused("blocked");
    return this.#callBack("exchangeToken", this.#tokens.newExchangeToken(member.id));
  }

  #refused(reason: string): Answer {
    if (this.#space.choices.loginRefusal === "callback") return this.#callBack("errorCode", reason);
    return { status: 403, headers: { "content-type": "text/html" }, body: page(`No sign-in: ${reason}`) };
  }

  #callBack(name: string, value: string): Answer {
    const url = new URL(this.#space.choices.callbackUrl);
    url.searchParams.append(name, value);
    return redirect(303, url.href);
  }

  /** The provider: a page with a button for each member, and one that cancels. */
  providerRoutes(): Routes {
    const space = this.#space;
    return {
      "GET /authorize": ({ query }) => {
        const state = encodeURIComponent(query.get("state") ?? "");
        const back = `${space.origins.auth}/v1/spaces/${space.id}/login/oauth2/${providerId}/return`;
        const members = [...space.members.values(), { id: "", nickname: "Cancel" }];
        const buttons = members.map(
          ({ id, nickname }) => `<button name="member" value="${id}">${nickname}</button>`,
        );
        const form = `<form action="${back}"><input type="hidden" name="state" value="${state}">${buttons.join("")}</form>`;
        return { status: 200, headers: { "content-type": "text/html" }, body: page("Village ID", form) };
      },
    };
  }
}

import assert from "node:assert/strict";
import { type Check, decided, shown } from "./check.ts";
import {
  at,
  expectEqual,
  expectError,
  expectRefer,
  expectRefused,
  expectStatus,
  listAt,
  textAt,
} from "./expect.ts";
import type { Space } from "./space.ts";

async function serviceLogin(space: Space): Promise<unknown> {
  const answer = await space.asManager("readServiceLogin");
  expectStatus(answer, 200);
  return answer.body;
}

/** Tries another callbackUrl; a refusal changes nothing. Who says yes gets the old one back. */
async function changeCallback(space: Space, callbackUrl: string) {
  const before = await serviceLogin(space);
  const { providers, defaultRole } = Object(before);
  const put = (url: unknown, version: unknown) =>
    space.asManager("changeServiceLogin", {
      json: { callbackUrl: url, providers, defaultRole },
      headers: { "x-service-version": String(version) },
    });
  const answer = await put(callbackUrl, at(before, "sys.version"));
  if (answer.status === 200) await put(at(before, "callbackUrl"), at(answer.body, "sys.version"));
  return answer;
}

async function taken(space: Space, callbackUrl: string): Promise<void> {
  const answer = await changeCallback(space, callbackUrl);
  expectStatus(answer, 200);
  expectEqual(at(answer.body, "callbackUrl"), callbackUrl, "callbackUrl");
}

const noWebAddress = ["myapp://callback", "com.example.app:/callback", "javascript:alert(1)", "callback"];

export const cmaSettings: Check[] = [
  ...shown(
    "Errors: callbackUrl in ServiceLogin uses a custom app scheme instead of a web address: rejected",
    Object.fromEntries(
      noWebAddress.map((url) => [
        url,
        async (space: Space) => {
          const answer = await changeCallback(space, url);
          expectRefused(answer);
          assert.notEqual(answer.status, 404, "there is no such address");
        },
      ]),
    ),
  ),
  ...shown("callbackUrl must be an https web address", {
    "https is taken": (space) => taken(space, "https://bridge.example/callback"),
  }),
  ...decided("ServiceLogin: http: for loopback hosts alone", {
    "of this machine": (space) => taken(space, "http://localhost:3000/callback"),
    "of another": async (space) =>
      expectError(await changeCallback(space, "http://bridge.example/callback"), 422, "ValidationFailed"),
  }),
  ...decided("callbackUrl: never both error and exchangeToken", {
    "one that has either is refused": async (space) => {
      for (const outcome of ["exchangeToken=t", "error=access_denied"]) {
        const answer = await changeCallback(space, `https://bridge.example/callback?${outcome}`);
        expectError(answer, 422, "ValidationFailed");
      }
    },
  }),
  ...decided("ServiceLogin: callbackUrl, providers[], defaultRole (Refer<ServiceUserRole>)", {
    "its members": async (space) => {
      const login = await serviceLogin(space);
      textAt(login, "callbackUrl");
      assert.ok(listAt(login, "providers").length > 0, "it lists no provider");
      expectRefer(at(login, "defaultRole"), "ServiceUserRole", "defaultRole");
    },
    "a change without X-Service-Version is 428": async (space) => {
      const { callbackUrl, providers, defaultRole } = Object(await serviceLogin(space));
      const json = { callbackUrl, providers, defaultRole };
      expectError(await space.asManager("changeServiceLogin", { json }), 428, "VersionRequired");
    },
  }),
  ...decided("ServiceUserRole: rules[] of { resource, contentType?, actions, createdBy? }", {
    "the rules of each": async (space) => {
      const { body } = await space.asManager("listServiceUserRoles");
      for (const role of listAt(body, "items")) {
        expectEqual(at(role, "sys.type"), "ServiceUserRole", "its type");
        for (const rule of listAt(role, "rules")) {
          assert.ok(["Content", "Media"].includes(textAt(rule, "resource")), "its resource");
          assert.ok(listAt(rule, "actions").length > 0, "it allows no action");
          assert.ok([undefined, ":self"].includes(Object(rule).createdBy), "its createdBy");
        }
      }
    },
  }),
  ...shown("Every resource has sys.version", {
    "ServiceLogin, Content Types, SpaceRoles and ServiceUserRoles": async (space) => {
      const answers = [
        await space.asManager("listContentTypes"),
        await space.asManager("listSpaceRoles"),
        await space.asManager("listServiceUserRoles"),
      ];
      const all = [await serviceLogin(space), ...answers.flatMap(({ body }) => listAt(body, "items"))];
      for (const one of all) {
        assert.ok(Number(at(one, "sys.version")) >= 1, `${at(one, "sys.type")} has none`);
      }
    },
  }),
  ...shown("Content Type: ACMA has no endpoint that creates or modifies one", {
    "a member's PUT on CMA": async (space) => {
      const { contentTypeId } = space.field("Text");
      expectRefused(await space.asMember("changeContentType", { path: { contentTypeId }, json: {} }));
    },
  }),
];

import assert from "node:assert/strict";
import { type Check, decided, shown } from "./check.ts";
import { memberClient } from "./client.ts";
import { createPlain, madePlain, plainBody, plainPath, withPlain } from "./content.ts";
import {
  at,
  expectDateTime,
  expectEqual,
  expectError,
  expectRefer,
  expectRefused,
  expectStatus,
  listAt,
  textAt,
} from "./expect.ts";
import { once } from "./once.ts";
import type { Space } from "./space.ts";

const created = once((space) => madePlain(space));

async function ownId(space: Space): Promise<string> {
  return textAt((await memberClient(space).GET("/acma/v1/me")).data, "sys.id");
}

/** `seed.md`, "Content", a row each. */
const rows: Record<string, (content: unknown, space: Space) => Promise<void> | void> = {
  "sys.id": (content) => assert.ok(textAt(content, "sys.id").length > 0),
  "sys.type is Content": (content) => expectEqual(at(content, "sys.type"), "Content", "sys.type"),
  "sys.space is a Refer<Space>": (content, space) => {
    expectRefer(at(content, "sys.space"), "Space", "sys.space");
    expectEqual(at(content, "sys.space.sys.id"), space.target.spaceId, "sys.space.sys.id");
  },
  "sys.contentType is a Refer<ContentType>": (content, space) => {
    expectRefer(at(content, "sys.contentType"), "ContentType", "sys.contentType");
    expectEqual(at(content, "sys.contentType.sys.id"), space.field("Text").contentTypeId, "its id");
  },
  "sys.publish.version and counter are integers": (content) => {
    for (const name of ["version", "counter"]) {
      assert.ok(Number.isInteger(at(content, `sys.publish.${name}`)), `${name} is not an integer`);
    }
  },
  "sys.publish.at and firstAt are date-times": (content) => {
    expectDateTime(at(content, "sys.publish.at"), "sys.publish.at");
    expectDateTime(at(content, "sys.publish.firstAt"), "sys.publish.firstAt");
  },
  "sys.publish.by is a Refer<ServiceUser>": (content) =>
    expectRefer(at(content, "sys.publish.by"), "ServiceUser", "sys.publish.by"),
  "sys.createdBy and updatedBy are Refer<ServiceUser>": (content) => {
    expectRefer(at(content, "sys.createdBy"), "ServiceUser", "sys.createdBy");
    expectRefer(at(content, "sys.updatedBy"), "ServiceUser", "sys.updatedBy");
  },
  "sys.createdBy refers to the member's own sys.id": async (content, space) =>
    expectEqual(at(content, "sys.createdBy.sys.id"), await ownId(space), "sys.createdBy.sys.id"),
  "sys.createdAt and updatedAt are date-times": (content) => {
    expectDateTime(at(content, "sys.createdAt"), "sys.createdAt");
    expectDateTime(at(content, "sys.updatedAt"), "sys.updatedAt");
  },
  "sys.version is an integer": (content) => assert.ok(Number.isInteger(at(content, "sys.version"))),
  "sys.status is Published": (content) => expectEqual(at(content, "sys.status"), "Published", "sys.status"),
  "fields are by apiName and locale": (content, space) =>
    expectEqual(at(content, plainPath(space)), "Contract", plainPath(space)),
  "metadata.tags is a list": (content) => expectEqual(listAt(content, "metadata.tags"), [], "metadata.tags"),
  "a field with no value is an empty object": (content, space) => {
    const { apiName, contentTypeId } = space.field("Number");
    if (contentTypeId === space.field("Text").contentTypeId) {
      expectEqual(at(content, `fields.${apiName}`), {}, `fields.${apiName}`);
    }
  },
};

const contentTable = shown(
  "Content: the rows of its table",
  Object.fromEntries(
    Object.entries(rows).map(([asks, judge]) => [
      asks,
      async (space: Space) => judge(await created(space), space),
    ]),
  ),
);

const reading: Check[] = decided("ACMA: read Content, GET /spaces/{spaceId}/contents/{contentId}", {
  "the same as it was created": async (space) =>
    withPlain(space, async (contentId, content) => {
      const answer = await space.asMember("readContent", { path: { contentId } });
      expectStatus(answer, 200);
      expectEqual(answer.body, content, "what is read");
    }),
  "one that is not there is 404 NotFound": async (space) =>
    expectError(await space.asMember("readContent", { path: { contentId: "no-such" } }), 404, "NotFound"),
  "in another Space than the token's it is not there": async (space) => {
    const id = textAt(await created(space), "sys.id");
    const path = { contentId: id, spaceId: "another-space" };
    expectError(await space.asMember("readContent", { path }), 404, "NotFound");
  },
});

const states: Check[] = shown("Delete on ACMA: unpublished automatically. No prior unpublish is needed", {
  "it is gone": async (space) =>
    withPlain(space, async (contentId) => {
      const answer = await space.asMember("deleteContent", { path: { contentId } });
      assert.ok(answer.status >= 200 && answer.status < 300, `answered ${answer.status}`);
      expectRefused(await space.asMember("readContent", { path: { contentId } }));
    }),
});

const scope: Check[] = [
  ...shown("Errors: a ServiceUser acts outside the ServiceUserRole scope: not allowed", {
    "update of another member's Content": async (space) =>
      withPlain(space, async (contentId) =>
        expectRefused(
          await space.asOther("updateContent", { path: { contentId }, json: plainBody(space, "Mine now") }),
        ),
      ),
    "delete of another member's Content": async (space) =>
      withPlain(space, async (contentId) =>
        expectRefused(await space.asOther("deleteContent", { path: { contentId } })),
      ),
  }),
  ...decided("Errors: 403 AccessDenied for what may be read but not changed", {
    "update of another member's Content": async (space) =>
      withPlain(space, async (contentId) => {
        const json = plainBody(space, "Mine now");
        expectError(await space.asOther("updateContent", { path: { contentId }, json }), 403, "AccessDenied");
      }),
  }),
];

export const acmaContent: Check[] = [
  ...contentTable,
  ...shown("Create on ACMA: published immediately", {
    "its publish history begins": async (space) => {
      const content = await created(space);
      expectEqual(at(content, "sys.publish.at"), at(content, "sys.publish.firstAt"), "sys.publish.at");
      expectEqual(at(content, "sys.publish.counter"), 1, "sys.publish.counter");
    },
  }),
  ...decided("ACMA: create Content with {fields, metadata?} → 201", {
    "a Text": async (space) => expectStatus(await createPlain(space), 201),
    "a member that is not there is 422": async (space) =>
      expectError(await createPlain(space, { ...plainBody(space, "x"), extra: 1 }), 422, "ValidationFailed"),
    "a field that is not there is 422 with its path": async (space) => {
      const json = { fields: { ...plainBody(space, "x").fields, noSuchField: { [space.locale]: 1 } } };
      const answer = await createPlain(space, json);
      expectError(answer, 422, "ValidationFailed");
      const paths = listAt(answer.body, "details").map((detail) => textAt(detail, "path"));
      assert.ok(
        paths.some((path) => path.startsWith("fields.noSuchField")),
        `details name ${paths.join(", ")}`,
      );
    },
    "a value of another kind is 422": async (space) => {
      const { apiName } = space.field("Text");
      const json = { fields: { [apiName]: { [space.locale]: 7 } } };
      expectError(await createPlain(space, json), 422, "ValidationFailed");
    },
    "a locale that is not there is 422": async (space) => {
      const { apiName } = space.field("Text");
      expectError(
        await createPlain(space, { fields: { [apiName]: { "xx-XX": "x" } } }),
        422,
        "ValidationFailed",
      );
    },
    "a Text of 257 characters is 422": async (space) =>
      expectError(await createPlain(space, plainBody(space, "x".repeat(257))), 422, "ValidationFailed"),
    "a type that is not there is 404": async (space) => {
      const answer = await space.asMember("createContent", {
        path: { contentTypeId: "no-such" },
        json: plainBody(space, "x"),
      });
      expectError(answer, 404, "NotFound");
    },
  }),
  ...reading,
  ...states,
  ...scope,
];

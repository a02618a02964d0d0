import { z } from "zod";
import { bodyOf, type Call, parameter, type Routes } from "./call.ts";
import {
  changedFields,
  changeSchema,
  checkVersion,
  created,
  deleted,
  fieldsSchema,
  touch,
  updated,
} from "./change.ts";
import { listAnswer } from "./list.ts";
import { callerOf, existing, mayWrite } from "./permission.ts";
import { refuse } from "./refused.ts";
import type { Content } from "./resource.ts";
import { showContent } from "./show.ts";
import type { Space } from "./space.ts";
import type { Tokens } from "./tokens.ts";
import { fieldProblems } from "./value-problem.ts";

const createSchema = z.object({
  fields: fieldsSchema,
  sys: z.object({ contentType: z.object({ sys: z.object({ id: z.string() }) }) }).optional(),
});

/** Content on ACMA. */
export function contentRoutes(space: Space, tokens: Tokens): Routes {
  const { paths } = space.choices;
  return {
    "GET /spaces/{spaceId}/content-types/{contentTypeId}/contents": listOfType(space, tokens),
    [paths.listAllContents]: (call) => {
      callerOf(space, tokens, call);
      const all = [...space.contents.values()].map((one) => showContent(space, one));
      return listAnswer(space, call, {
        base: "acma",
        items: all,
        type: call.query.get("sys.contentType.sys.id"),
      });
    },
    [paths.readContent]: readContent(space, tokens),
    [paths.createContent]: (call) => {
      const { id: by, role } = callerOf(space, tokens, call);
      if (role === "reader") return refuse("forbidden");
      const { fields, sys } = bodyOf(call, createSchema);
      const contentType = call.parameters.contentTypeId ?? sys?.contentType.sys.id ?? "";
      checkFields(space, contentType, fields);
      const now = Date.now();
      const id = space.newId("content");
      const times = { createdAt: now, updatedAt: now, version: 1 };
      const content = { id, createdBy: by, updatedBy: by, ...times, contentType, fields };
      space.contents.set(id, content);
      return created(space, showContent(space, content));
    },
    [paths.updateContent]: (call) => {
      const member = callerOf(space, tokens, call);
      const content = contentOf(space, call);
      if (!mayWrite(member, "update", content.createdBy)) return refuse("forbidden");
      const { fields: sent, sys } = bodyOf(call, changeSchema);
      checkVersion(space, call, sys?.version, content.version);
      const fields = changedFields(paths.updateContent, content.fields, sent);
      checkFields(space, content.contentType, fields);
      content.fields = fields;
      touch(content, member.id);
      return updated(space, showContent(space, content));
    },
    [paths.deleteContent]: (call) => {
      const member = callerOf(space, tokens, call);
      const content = contentOf(space, call);
      if (!mayWrite(member, "delete", content.createdBy)) return refuse("forbidden");
      space.contents.delete(content.id);
      return deleted(space, content.id);
    },
  };
}

/** What ACMA and ACDA have in common: a member created it, so it is published. */
export function readContent(space: Space, tokens: Tokens): Routes[string] {
  return (call) => {
    callerOf(space, tokens, call);
    return { status: 200, body: showContent(space, contentOf(space, call)) };
  };
}

export function listOfType(space: Space, tokens: Tokens, base: "acma" | "acda" = "acma"): Routes[string] {
  return (call) => {
    callerOf(space, tokens, call);
    const type = parameter(call, "contentTypeId");
    if (space.typeOf(type) === undefined) return refuse("missing");
    const ofType = [...space.contents.values()].filter(({ contentType }) => contentType === type);
    return listAnswer(space, call, { base, items: ofType.map((one) => showContent(space, one)), type });
  };
}

function contentOf(space: Space, call: Call): Content {
  const content = existing(space, space.contents, parameter(call, "contentId"));
  const type = call.parameters.contentTypeId ?? content.contentType;
  return type === content.contentType ? content : refuse("missing");
}

function checkFields(space: Space, contentType: string, fields: Content["fields"]): void {
  const type = space.typeOf(contentType) ?? refuse("invalid", "sys.contentType: is unknown");
  const problems = fieldProblems(space, type, fields);
  if (problems.length > 0) refuse("invalid", ...problems);
}

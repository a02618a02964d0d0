import { z } from "zod";
import { type Answer, bodyOf, type Call, parameter, type Routes } from "./call.ts";
import {
  changedFields,
  changeSchema,
  checkVersion,
  created,
  deleted,
  fieldsSchema,
  newStored,
  touch,
  updated,
} from "./change.ts";
import { listAnswer } from "./list.ts";
import { callerOf, checkScope, existing } from "./permission.ts";
import { refuse } from "./refused.ts";
import type { Content, Member } from "./resource.ts";
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
      const items = [...space.contents.values()].map((one) => showContent(space, one));
      return listAnswer(space, call, { base: "acma", items, type: typeIn(call.query) });
    },
    [paths.readContent]: readContent(space, tokens),
    [paths.createContent]: (call) => create(space, call, callerOf(space, tokens, call)),
    [paths.updateContent]: (call) => update(space, call, callerOf(space, tokens, call)),
    [paths.deleteContent]: (call) => {
      const member = callerOf(space, tokens, call);
      const content = contentOf(space, call);
      checkScope(member, "delete", content.createdBy);
      space.contents.delete(content.id);
      return deleted(space, content.id);
    },
  };
}

/** The Content Type that a condition names. */
function typeIn(query: URLSearchParams): string | null {
  return query.get("sys.contentType.sys.id") ?? query.get("sys.contentType.sys.id[eq]");
}

function create(space: Space, call: Call, member: Member): Answer {
  checkScope(member, "create", member.id);
  const { fields, sys } = bodyOf(call, createSchema);
  const contentType = call.parameters.contentTypeId ?? sys?.contentType.sys.id ?? "";
  checkFields(space, contentType, fields);
  const content = { ...newStored(space, "content", member.id), contentType, fields };
  space.contents.set(content.id, content);
  return created(space, showContent(space, content));
}

function update(space: Space, call: Call, member: Member): Answer {
  const content = contentOf(space, call);
  checkScope(member, "update", content.createdBy);
  const { fields: sent, sys } = bodyOf(call, changeSchema);
  checkVersion(space, call, sys?.version, content.version);
  const fields = changedFields(space.choices.paths.updateContent, content.fields, sent);
  checkFields(space, content.contentType, fields);
  content.fields = fields;
  touch(content, member.id);
  return updated(space, showContent(space, content));
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

import type { MemberKey, SpaceForTests } from "#service/acma/space-for-tests.ts";

export const notesPath = "/spaces/demo/content-types/note/contents";
export const onePath = (id: string) => `/spaces/demo/contents/${id}`;
export const note = (title: string, more = {}) => ({ fields: { title: { "en-US": title }, ...more } });

export async function createNote(space: SpaceForTests, member: MemberKey, body: unknown, path = notesPath) {
  return space.call(member, path, { method: "POST", body });
}

export async function madeNote(space: SpaceForTests, member: MemberKey, title = "Title") {
  return (await createNote(space, member, note(title))).body;
}

/** What the counter keeps, and what is there. */
export async function noteTotals(space: SpaceForTests) {
  const { db } = space.service.context;
  const slots = await db
    .selectFrom("content_counter")
    .select("total")
    .where("content_type_id", "=", "note")
    .execute();
  const rows = await db.selectFrom("content").select("id").where("content_type_id", "=", "note").execute();
  return { kept: slots.reduce((sum, { total }) => sum + total, 0), counted: rows.length };
}

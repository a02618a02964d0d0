import { fieldNotes } from "#service/database/seed/demo-data/notes/field-notes.ts";
import { groupNotes } from "#service/database/seed/demo-data/notes/group-notes.ts";
import { tableNotes } from "#service/database/seed/demo-data/notes/table-notes.ts";
import type { DemoNote } from "#service/database/seed/demo-data/shape.ts";

export const notes: DemoNote[] = [...tableNotes, ...fieldNotes, ...groupNotes];

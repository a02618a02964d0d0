"use client";

import { type ComponentProps, useMemo } from "react";
import * as z from "zod/mini";
import { unpackJson } from "#lib/content/packed-json.ts";
import { contentSchema } from "#lib/space/content.ts";
import { Editor } from "./editor.tsx";

interface ServedEditorProps extends Omit<ComponentProps<typeof Editor>, "content"> {
  /** The Content, by `packJson`: React serializes one string much faster than a large document. */
  served: string;
}

/** The editor of a Content that the server has read. */
export function ServedEditor({ served, ...props }: ServedEditorProps) {
  const content = useMemo(() => z.parse(contentSchema, unpackJson(served)), [served]);
  return <Editor {...props} content={content} />;
}

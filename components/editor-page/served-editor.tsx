"use client";

import { type ComponentProps, useMemo } from "react";
import * as z from "zod/mini";
import { contentSchema } from "#lib/space/content.ts";
import { Editor } from "./editor.tsx";

interface ServedEditorProps extends Omit<ComponentProps<typeof Editor>, "content"> {
  /** The Content as JSON: React serializes one string in a fraction of the time that a large document takes it. */
  served: string;
}

/** The editor of a Content that the server has read. */
export function ServedEditor({ served, ...props }: ServedEditorProps) {
  const content = useMemo(() => z.parse(contentSchema, JSON.parse(served)), [served]);
  return <Editor {...props} content={content} />;
}

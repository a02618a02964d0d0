import dynamic from "next/dynamic";
import { NotThere } from "#components/ui/not-there.tsx";
import { ConflictFrame } from "./conflict-frame.tsx";

/** Loaded when there are two versions: most writing never meets another one. */
export const LazyConflict = dynamic(
  () => import("./conflict-page.tsx").then((part) => part.ConflictPage).catch(() => NotThere),
  {
    loading: () => <ConflictFrame />,
  },
);

import type { ReactNode } from "react";
import "../../../styles/read.css";

/** The reading room: what is published, from ACDA. */
export default function ReadLayout({ children }: { children: ReactNode }) {
  return children;
}

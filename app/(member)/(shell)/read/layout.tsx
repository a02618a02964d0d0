import type { ReactNode } from "react";
import "../../../styles/read.css";

/** Published items, from ACDA. */
export default function ReadLayout({ children }: { children: ReactNode }) {
  return children;
}

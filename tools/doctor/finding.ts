/**
 * `fault`: something does not work, or not safely. `warning`: it works, and could be better. `remark`: good to know,
 * with nothing to do. `unknown`: it could not be looked at.
 */
export type Verdict = "ok" | "fault" | "warning" | "remark" | "unknown";

/** One thing that was looked at. Texts hold no secret: addresses are `shown`, tokens are not said at all. */
export interface Finding {
  verdict: Verdict;
  /** What was checked, and the result. */
  looked: string;
  /** One sentence: what to do about it. */
  mend?: string;
  /** What would do it, found by asking. */
  setting?: Setting;
}

/** A member of `endpoints` in the Space file. */
export interface Setting {
  name: string;
  value: string;
}

export const ok = (looked: string): Finding => ({ verdict: "ok", looked });
export const fault = (looked: string, mend: string): Finding => ({ verdict: "fault", looked, mend });
export const warning = (looked: string, mend: string): Finding => ({ verdict: "warning", looked, mend });
export const remark = (looked: string, mend: string): Finding => ({ verdict: "remark", looked, mend });
export const unknown = (looked: string, mend?: string): Finding => ({
  verdict: "unknown",
  looked,
  ...(mend !== undefined && { mend }),
});

import type { FormState } from "#lib/fields/form/form-state.ts";
import { textsOf } from "#lib/fields/form/form-text.ts";
import type { Content } from "#lib/space/content.ts";

/** The version that a form shows where nothing was typed; something new that was never published has none. */
export function createShown(form: FormState, content: Content | undefined) {
  let shown = content;
  function from(onto: Content): void {
    shown = onto;
    form.rebase(textsOf(form.slots, onto));
  }
  return {
    now: () => shown,
    from,
    /** A draft may have gone on from a newer version than the form shows: then it is of that. */
    catchUp(base: Content | undefined): void {
      if (base !== undefined && base.sys.version > (shown?.sys.version ?? 0)) from(base);
    },
  };
}

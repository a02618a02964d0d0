import type { SaveState } from "./drafts/draft-state.ts";

/** A form of this page with text that may not be published yet. */
interface OpenForm {
  title(): string;
  saveState(): SaveState;
  /** Saves what is due; resolves to whether nothing is lost if the form goes away now. */
  isSafe(): Promise<boolean>;
}

const forms = new Set<OpenForm>();

/** Returns how to unregister it. */
export function registerOpenForm(form: OpenForm): () => void {
  forms.add(form);
  return () => forms.delete(form);
}

export const hasOpenForm = () => forms.size > 0;

/** The form in which something was typed, if there is one. */
export function editedForm(): OpenForm | undefined {
  return [...forms].find((form) => form.saveState().state !== "nothing");
}

/** Saves what is due in all forms; resolves to whether nothing is lost if the page goes away now. Never rejects. */
export async function isPageSafe(): Promise<boolean> {
  const isSafe = async (form: OpenForm) => {
    try {
      return await form.isSafe();
    } catch (error) {
      console.error(error);
      return false;
    }
  };
  const safe = await Promise.all([...forms].map(isSafe));
  return safe.every(Boolean);
}

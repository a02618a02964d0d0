import { useLocale } from "next-intl";
import { useSWRConfig } from "swr";
import { type FormRefer, referTo } from "#lib/fields/refer/form.ts";
import { isOfMedia, targetsOf } from "#lib/fields/refer/target.ts";
import { lookOf, type Resource, targetKey } from "#lib/fields/refer/target-look.ts";
import type { Field } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { useEditor } from "../form-context.ts";
import { usePickContent, usePickMedia } from "./picker-context.ts";

interface ChooseOptions {
  max: number;
  isLimited?: boolean;
  taken: readonly string[];
}

/** Opens the picker for a field; returns Refers to the chosen items, `undefined` if it was cancelled. */
export function useChoose(field: Field) {
  const language = useLocale();
  const { types, naming } = useEditor();
  const { mutate } = useSWRConfig();
  const [pickMedia, pickContent] = [usePickMedia(), usePickContent()];
  const title = wordsIn(field.label, language);

  function refersTo(targetType: "Content" | "Media", chosen: readonly Resource[]): FormRefer[] {
    return chosen.map((resource) => {
      const refer = referTo(targetType, resource.sys.id);
      void mutate(["target", targetKey(refer)], lookOf(resource, naming), { revalidate: false });
      return refer;
    });
  }

  return async (options: ChooseOptions): Promise<FormRefer[] | undefined> => {
    if (isOfMedia(field)) {
      const chosen = await pickMedia({ title, ...options });
      return chosen && refersTo("Media", chosen);
    }
    const chosen = await pickContent({ title, types: targetsOf(field, types), ...options });
    return chosen && refersTo("Content", chosen);
  };
}

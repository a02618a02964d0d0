import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";

/** A Content Type with its names in the interface language. */
export interface Kind {
  id: string;
  one: string;
  many: string;
  icon: ContentType["icon"];
  /** Whether members may create one. */
  create: boolean;
}

export function kindsOf(
  { contentTypes }: { contentTypes: readonly ContentType[] },
  language: string,
): Kind[] {
  return contentTypes.map(({ id, label, icon, create }) => ({
    id,
    one: wordsIn(label.one, language),
    many: wordsIn(label.many, language),
    icon,
    create,
  }));
}

/** A name inside a sentence: "New article", but "New GPS track". */
export function midSentence(name: string, language: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name[0]?.toLocaleLowerCase(language) + name.slice(1) : name;
}

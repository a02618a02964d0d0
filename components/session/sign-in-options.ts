import { finalSound } from "#lib/messages/final-sound.ts";
import type { Provider } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";

/** A provider to sign in with, and what its button says. */
export interface SignInOption {
  id: string;
  words: string;
  icon: string | undefined;
}

/** One option for each provider; the one of the current session comes first. */
export function signInOptions(
  providers: readonly Provider[],
  currentId: string,
  language: string,
  continueWith: (words: { provider: string; ending: string }) => string,
): SignInOption[] {
  const options = providers.map(({ id, label, icon }) => {
    const provider = wordsIn(label, language);
    return { id, icon, words: continueWith({ provider, ending: finalSound(provider) }) };
  });
  return options.sort((one, other) => Number(other.id === currentId) - Number(one.id === currentId));
}

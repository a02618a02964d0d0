import { finalSound } from "#lib/messages/final-sound.ts";
import type { Provider } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { Way } from "./session-face.ts";

type Sentence = (words: { provider: string; ending: string }) => string;

/** The ways to sign in, the one by which the member came first. */
export function waysOf(
  providers: readonly Provider[],
  cameBy: string,
  language: string,
  continueWith: Sentence,
): Way[] {
  const ways = providers.map(({ id, label, icon }) => {
    const provider = wordsIn(label, language);
    return { id, icon, words: continueWith({ provider, ending: finalSound(provider) }) };
  });
  return ways.sort((one, other) => Number(other.id === cameBy) - Number(one.id === cameBy));
}

/** Shorter words are like too many others. */
const shortest = { letters: 4, syllables: 3 };
/** In words of less letters than this, only two letters that changed places are a slip. */
const anySlip = 5;
const longest = 24;

/** Frequent English words: one slip away from them is not what a search means. */
const functionWords = (
  "about above after again against almost along already also although always among another around away back because " +
  "been before behind being below between both came come could does doing done down during each either else enough even " +
  "ever every from gone have having here himself into itself just keep kept last later least less like made make many " +
  "more most much must near never next none nothing often once only onto other others over past quite rather same shall " +
  "should since some soon still such take than that their them themselves then there these they thing this those though " +
  "through till today together took toward under until upon very want well went were what when where whether which while " +
  "whole whom whose will with within without would year yours your"
).split(" ");

export function isFunctionWord(word: string): boolean {
  return functionWords.includes(word.toLowerCase());
}

export interface Misspelling {
  /** A regular expression of whole words that are one slip away. */
  pattern: string;
  /** What a text is compared without: a regular expression of function words that are one slip away, too. */
  except: string | undefined;
  /** Whether the texts are compared letter by letter, with Hangul syllables taken apart (NFD). */
  isDecomposed: boolean;
}

/**
 * The words that a member may have meant: one letter changed, missing, added, or two that changed places, but not the
 * first letter. Undefined for words that are too short or too long.
 */
export function misspellingOf(word: string): Misspelling | undefined {
  const isHangul = /^\p{Script=Hangul}+$/u.test(word);
  if (!isHangul && !/^\p{L}+$/u.test(word)) return undefined;
  const letters = [...(isHangul ? word.normalize("NFD") : word.toLowerCase())];
  if (letters.length > longest) return undefined;
  if (isHangul ? [...word].length < shortest.syllables : letters.length < shortest.letters) return undefined;
  const spellings = slips(letters).join("|");
  // A Korean particle may follow the word.
  if (isHangul) return { pattern: `(?:^|\\s)(?:${spellings})`, except: undefined, isDecomposed: true };
  const isSlip = new RegExp(`^(?:${spellings})$`, "u");
  const near = functionWords.filter((each) => isSlip.test(each));
  return {
    pattern: `\\m(?:${spellings})\\M`,
    except: near.length === 0 ? undefined : `\\m(?:${near.join("|")})\\M`,
    isDecomposed: false,
  };
}

function slips(letters: readonly string[]): string[] {
  const at = (from: number, to?: number) => letters.slice(from, to).join("");
  const swapped = letters
    .slice(2)
    .map((letter, index) => `${at(0, index + 1)}${letter}${letters[index + 1]}${at(index + 3)}`);
  if (letters.length < anySlip) return swapped;
  const others = letters.flatMap((_, index) => {
    const before = at(0, index + 1);
    // After this letter one is added, or the next is changed or missing.
    return [`${before}\\w${at(index + 1)}`, `${before}\\w?${at(index + 2)}`];
  });
  return [...new Set([...swapped, ...others.slice(0, -1)])];
}

/** Frequent English words, which a search with a typo doesn't mean. */
const functionWords = new Set(
  (
    "about above after again against almost along already also although always among another around away back because " +
    "been before behind being below between both came come could does doing done down during each either else enough even " +
    "ever every from gone have having here himself into itself just keep kept last later least less like made make many " +
    "more most much must near never next none nothing often once only onto other others over past quite rather same shall " +
    "should since some soon still such take than that their them themselves then there these they thing this those though " +
    "through till today together took toward under until upon very want well went were what when where whether which while " +
    "whole whom whose will with within without would year yours your"
  ).split(" "),
);

export function isFunctionWord(word: string): boolean {
  return functionWords.has(word.toLowerCase());
}

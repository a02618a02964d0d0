const hangul = /^[가-힣]+$/;
/** "시" and "군" say what an administrative area is; maps leave them out. */
const administrative = /^(..+)[시군]$/;

/** The shortest name in Hangul, as GeoNames doesn't say which language a name is of. */
export function koreanName(names: readonly string[], countryCode: string): string {
  const [shortest = ""] = names
    .filter((name) => hangul.test(name))
    .sort((one, other) => one.length - other.length);
  return countryCode === "KR" ? shortest.replace(administrative, "$1") : shortest;
}

const initials = "g kk n d tt r m b pp s ss  j jj ch k t p h".split(" ");
const vowels = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const beforeVowel: Readonly<Record<string, string>> = { k: "g", l: "r", p: "b", t: "d" };
const finals = " k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ");

/** In the official romanization, as far as it can be told from the letters: "강릉" is "Gangneung". */
export function romanized(korean: string): string {
  const latin = [...korean]
    .map((syllable) => {
      const index = (syllable.codePointAt(0) ?? 0) - 0xac00;
      return `${initials[Math.floor(index / 588)]}${vowels[Math.floor((index % 588) / 28)]}${finals[index % 28]}`;
    })
    .join("-")
    .replaceAll(/(?<=ng|m)-r/g, "n")
    .replaceAll(/([klpt])-(?=[aeiouwy])/g, (_, final: string) => beforeVowel[final] ?? final)
    .replaceAll("-", "");
  return `${latin.charAt(0).toUpperCase()}${latin.slice(1)}`;
}

const hangul = /^[가-힣]+$/;
/** "시" and "군" say what an administrative area is; maps leave them out. */
const administrative = /^(..+)[시군]$/;

/** GeoNames doesn't say which language a name is of, so those in Hangul are Korean. */
export function koreanName(name: string, names: readonly string[], countryCode: string): string {
  const found = names.filter((each) => hangul.test(each));
  if (countryCode !== "KR")
    return found.sort((one, other) => likeness(other, name) - likeness(one, name))[0] ?? "";
  const [shortest = ""] = found.sort((one, other) => one.length - other.length);
  return shortest.replace(administrative, "$1");
}

/** How many pairs of letters are in both: Beijing is "베이징" rather than "북경", which is how Koreans read its signs. */
function likeness(korean: string, name: string): number {
  const [one, other] = [romanized(korean), name].map((text) => {
    const plain = text
      .normalize("NFD")
      .toLowerCase()
      .replaceAll(/[^a-z]/g, "");
    return new Set([...plain].map((letter, at) => letter + (plain[at + 1] ?? "")));
  });
  if (one === undefined || other === undefined) return 0;
  return [...one].filter((pair) => other.has(pair)).length / (one.size + other.size);
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

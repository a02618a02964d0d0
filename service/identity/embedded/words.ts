export type Language = "en" | "ko";

interface Words {
  title: (space: string) => string;
  introduction: string;
  accounts: string;
  member: string;
  administrator: string;
  loginOff: string;
  newAccount: string;
  newAccountHint: string;
  continue: string;
  cancel: string;
  badAddress: string;
  overTitle: string;
  over: string;
}

const words: Record<Language, Words> = {
  en: {
    title: (space) => `Sign in to ${space}`,
    introduction:
      "Choose who to be. These accounts are for trying things out: no password, on this computer only.",
    accounts: "Demo accounts",
    member: "Member",
    administrator: "Administrator",
    loginOff: "Login off",
    newAccount: "Another e-mail address",
    newAccountHint: "Any address will do. Nothing is sent to it.",
    continue: "Continue",
    cancel: "Cancel",
    badAddress: "That is not an e-mail address yet. It looks like name@example.com.",
    overTitle: "This sign-in is over",
    over: "It took longer than ten minutes, or it was finished in another tab. Go back to where you came from and sign in again.",
  },
  ko: {
    title: (space) => `${space} 로그인`,
    introduction:
      "누구로 들어갈지 골라 주세요. 체험용 계정이라 비밀번호가 없고, 이 컴퓨터에서만 쓸 수 있어요.",
    accounts: "체험용 계정",
    member: "멤버",
    administrator: "관리자",
    loginOff: "로그인 꺼짐",
    newAccount: "다른 이메일 주소",
    newAccountHint: "아무 주소나 괜찮아요. 메일은 보내지 않아요.",
    continue: "계속하기",
    cancel: "취소",
    badAddress: "아직 이메일 주소가 아니에요. name@example.com 같은 모양이에요.",
    overTitle: "이 로그인은 끝났어요",
    over: "10분이 지났거나 다른 탭에서 마쳤어요. 처음 화면으로 돌아가서 다시 로그인해 주세요.",
  },
};

export function wordsFor(language: Language): Words {
  return words[language];
}

/** Korean where `Accept-Language` prefers it to English, else English. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? "").split(",").map((part) => {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const quality = parameters
      .map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1])
      .find((value) => value !== undefined);
    return { language: tag.split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const best = wanted
    .filter(({ language, quality }) => (language === "en" || language === "ko") && quality > 0)
    .sort((one, other) => other.quality - one.quality)[0];
  return best?.language === "ko" ? "ko" : "en";
}

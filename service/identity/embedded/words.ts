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
    introduction: "Choose a demo account. Demo accounts have no password and work on this computer only.",
    accounts: "Demo accounts",
    member: "Member",
    administrator: "Administrator",
    loginOff: "Sign-in disabled",
    newAccount: "Another email address",
    newAccountHint: "Enter any email address. No email is sent to it.",
    continue: "Continue",
    cancel: "Cancel",
    badAddress: "Enter a full email address, such as name@example.com.",
    overTitle: "This sign-in has expired",
    over: "It took longer than ten minutes, or it was finished in another tab. Return to the first page and sign in again.",
  },
  ko: {
    title: (space) => `${space} 로그인`,
    introduction:
      "체험용 계정을 선택해 주세요. 체험용 계정은 비밀번호가 없고, 이 컴퓨터에서만 사용할 수 있어요.",
    accounts: "체험용 계정",
    member: "회원",
    administrator: "관리자",
    loginOff: "로그인할 수 없음",
    newAccount: "다른 이메일 주소",
    newAccountHint: "아무 이메일 주소나 입력해 주세요. 이메일은 보내지 않아요.",
    continue: "계속하기",
    cancel: "취소",
    badAddress: "name@example.com처럼 이메일 주소를 모두 입력해 주세요.",
    overTitle: "만료된 로그인이에요",
    over: "10분이 지났거나 다른 탭에서 로그인을 마쳤어요. 처음 화면으로 돌아가 다시 로그인해 주세요.",
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

export const demoSpace = {
  id: "demo",
  name: "Morae",
  defaultLocale: "en-US",
  locales: ["en-US", "ko-KR"],
} as const;

export const demoProviders = ["embedded"];

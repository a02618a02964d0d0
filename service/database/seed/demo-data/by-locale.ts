/** One value in both locales of the demo Space. */
export function both<Value>(english: Value, korean: Value) {
  return { "en-US": english, "ko-KR": korean };
}

export function english<Value>(value: Value) {
  return { "en-US": value };
}

export function korean<Value>(value: Value) {
  return { "ko-KR": value };
}

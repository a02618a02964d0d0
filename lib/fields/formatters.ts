const most = 100;

/** Keeps what `make` makes, by what it is made of: to make a formatter takes a hundred times as long as to ask it. */
export function keeping<Options, Formatter>(make: (language: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (language: string, options: Options): Formatter => {
    const key = language + JSON.stringify(options);
    const known = made.get(key);
    if (known !== undefined) return known;
    // A server meets every time zone that there is.
    if (made.size >= most) made.clear();
    const formatter = make(language, options);
    made.set(key, formatter);
    return formatter;
  };
}

export const dateFormat = keeping(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

export const numberFormat = keeping(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);

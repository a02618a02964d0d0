/** The box of a document that is written. */
export const richDocClass =
  "prose rich-doc min-h-48 min-w-0 flex-1 px-5 pt-4 pb-5 outline-hidden max-tablet:px-4";

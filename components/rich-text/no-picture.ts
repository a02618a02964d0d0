/** Where a text has a picture that cannot be shown. */
export const noPictureClass =
  "grid min-h-24 place-items-center rounded-3 bg-sunken p-4 text-13 text-ink-3 inset-ring inset-ring-line";

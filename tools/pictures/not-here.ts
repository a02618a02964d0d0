/** There is nothing to take a picture of at this portal; it is said, and the others are taken. */
export class NotHere extends Error {
  override name = "NotHere";
}

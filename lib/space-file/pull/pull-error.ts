/** Why nothing can be pulled, in a sentence for the operator. Never holds the token. */
export class PullError extends Error {
  override readonly name = "PullError";
}

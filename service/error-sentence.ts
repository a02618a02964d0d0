/** The message of an error and of its cause, for the operator. */
export function errorSentence({ message, cause }: Error): string {
  if (!(cause instanceof Error)) return message;
  // If all addresses of a name refuse, each has its own error.
  const causes = cause instanceof AggregateError ? cause.errors : [cause];
  return [message, ...causes.map(messageOf)].join("\n");
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const mostBytes = 8 * 1024;

/** The fields of a form of ours, sent as `application/x-www-form-urlencoded`; undefined when it is longer than any. */
export async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > mostBytes) return undefined;
  }
  return new URLSearchParams(text + decoder.decode());
}

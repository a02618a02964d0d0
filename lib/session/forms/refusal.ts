/** A form that is not taken: a sentence for whoever sent it, which no page of ours did. */
export function refusal(status: 403 | 413, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" },
  });
}

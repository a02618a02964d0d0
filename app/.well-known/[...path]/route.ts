/** Without it the page of an unknown address would answer, which asks for a sign-in. */
export function GET(): Response {
  return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
}

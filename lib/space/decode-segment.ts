/** A URL segment decoded. One with an invalid encoding stays as it is: nothing has such an id. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The parameters of a route, decoded: Next.js gives pages the segments as they are in the URL. */
export async function decodedParams<Name extends string>(
  params: Promise<Record<Name, string>>,
): Promise<Record<Name, string>> {
  const decoded = { ...(await params) };
  for (const name in decoded) decoded[name] = decodeSegment(decoded[name]);
  return decoded;
}

/** A URL segment decoded. One with an invalid encoding stays as it is: nothing has such an id. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The panel says it, beside the list. */
export default function FileNotFound() {
  return null;
}

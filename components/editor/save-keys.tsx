import { Kbd } from "#components/ui/kbd.tsx";
import { keyNamesOf } from "#lib/browser/keys/key-names.ts";
import { useKeySettings } from "#lib/browser/keys/key-settings.ts";

/** The keys that publish, as this keyboard names them; not known before the page runs here. */
export function SaveKeys() {
  const { isMac } = useKeySettings();
  return isMac === undefined ? null : <Kbd>{keyNamesOf("mod+s", isMac).join(isMac ? "" : " ")}</Kbd>;
}

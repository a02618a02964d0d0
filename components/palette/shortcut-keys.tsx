import { Kbd } from "#components/ui/kbd.tsx";
import { keyNamesOf } from "#lib/browser/keys/key-names.ts";
import { useKeySettings } from "#lib/browser/keys/key-settings.ts";

/** The keys of a shortcut, with the names of this platform. */
export function ShortcutKeys({ keys }: { keys: string }) {
  const { isMac } = useKeySettings();
  return keyNamesOf(keys, isMac === true).map((name) => <Kbd key={name}>{name}</Kbd>);
}

import { Kbd } from "#components/ui/kbd.tsx";
import { keyNamesOf } from "#lib/browser/keys/key-names.ts";
import { useKeySettings } from "#lib/browser/keys/key-settings.ts";

/** The keys of a shortcut, with the names of this platform. */
export function WayKeys({ way }: { way: string }) {
  const { isMac } = useKeySettings();
  return keyNamesOf(way, isMac === true).map((name) => <Kbd key={name}>{name}</Kbd>);
}

import { type FormEvent, type ReactNode, useRef } from "react";
import { isPageSafe } from "#lib/browser/writing.ts";
import { paths } from "#lib/paths.ts";
import { here } from "./here.ts";
import type { Way } from "./session-face.ts";

interface SignInFormProps {
  way: Way;
  /** The window is open. */
  onOpened?: () => void;
  /** No window could be opened, and the page cannot be left without a loss. */
  onStuck?: () => void;
  children: ReactNode;
}

const windowName = "atrium-sign-in";
const windowFeatures = "popup,width=480,height=680";

/**
 * Signs in by a window beside the page, which stays as it is. Where the browser opens none, the page itself goes to
 * sign in and comes back, as what was written is kept on the device.
 */
export function SignInForm({ way, onOpened, onStuck, children }: SignInFormProps) {
  const returnTo = useRef<HTMLInputElement>(null);

  function aim(form: HTMLFormElement, target: string, address: string): void {
    form.target = target;
    if (returnTo.current !== null) returnTo.current.value = address;
  }

  // In the very moment of the press: a window that comes later is not opened.
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    if (window.open("", windowName, windowFeatures) !== null) {
      aim(form, windowName, paths.signedIn());
      onOpened?.();
      return;
    }
    event.preventDefault();
    void signInHere(form);
  }

  async function signInHere(form: HTMLFormElement): Promise<void> {
    if (!(await isPageSafe())) return onStuck?.();
    aim(form, "_self", here());
    form.submit();
  }

  return (
    <form method="post" action={paths.login(way.id)} onSubmit={onSubmit}>
      <input ref={returnTo} type="hidden" name="returnTo" />
      {children}
    </form>
  );
}

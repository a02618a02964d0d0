import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { isPageSafe } from "#lib/browser/open-forms.ts";
import { paths } from "#lib/paths.ts";
import { ProviderMark } from "./provider-mark.tsx";
import type { SignInOption } from "./sign-in-options.ts";

interface SignInButtonsProps {
  options: readonly SignInOption[];
  onLater?: () => void;
}

/** Buttons that sign in in a popup window: the provider used last, and the others on request. */
export function SignInButtons({ options: [first, ...others], onLater }: SignInButtonsProps) {
  const t = useTranslations("session");
  const [phase, setPhase] = useState<"idle" | "opened" | "stuck">("idle");
  const [isOpen, setOpen] = useState(false);
  const forms = { onOpened: () => setPhase("opened"), onStuck: () => setPhase("stuck") };
  return (
    <div className="mt-5 flex flex-col gap-2">
      {first && (
        <SignInForm option={first} {...forms}>
          <Button type="submit" className="w-full" variant="primary" size="large">
            {first.words}
          </Button>
        </SignInForm>
      )}
      {isOpen &&
        others.map((option) => (
          <SignInForm key={option.id} option={option} {...forms}>
            <Button type="submit" variant="provider" size="large" icon={<ProviderMark icon={option.icon} />}>
              {option.words}
            </Button>
          </SignInForm>
        ))}
      {/* An empty live region takes no space, and stays in the accessibility tree. */}
      <p className="text-13 font-normal text-ink-2 empty:-mb-2" role="status">
        {phase === "opened" && t("opened")}
        {phase === "stuck" && (
          <>
            {t("stuck")}{" "}
            <a
              className="text-accent underline"
              href={paths.signIn({ returnTo: paths.signedIn() })}
              target="_blank"
              rel="noopener"
            >
              {t("newTab")}
            </a>
          </>
        )}
      </p>
      <div className="flex flex-wrap justify-center gap-1 empty:hidden">
        {others.length > 0 && !isOpen && (
          <Button className="flex-1" variant="quiet" onClick={() => setOpen(true)}>
            {t("anotherWay")}
          </Button>
        )}
        {onLater && (
          <Button className="flex-1" variant="quiet" onClick={onLater}>
            {t("later")}
          </Button>
        )}
      </div>
    </div>
  );
}

interface SignInFormProps {
  option: SignInOption;
  /** The popup window is open. */
  onOpened?: () => void;
  /** The browser blocked the window, and leaving the page would lose unsaved text. */
  onStuck?: () => void;
  children: ReactNode;
}

const windowName = "atrium-sign-in";
const windowFeatures = "popup,width=480,height=680";

/** Signs in in a popup window, so that the page stays as it is. If the browser blocks it, the page itself signs in. */
export function SignInForm({ option, onOpened, onStuck, children }: SignInFormProps) {
  const returnTo = useRef<HTMLInputElement>(null);

  function aim(form: HTMLFormElement, target: string, address: string): void {
    form.target = target;
    if (returnTo.current !== null) returnTo.current.value = address;
  }

  // Synchronous: browsers block a window that is opened after an await.
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
    aim(form, "_self", window.location.pathname + window.location.search);
    form.submit();
  }

  return (
    <form method="post" action={paths.login(option.id)} onSubmit={onSubmit}>
      <input ref={returnTo} type="hidden" name="returnTo" />
      {children}
    </form>
  );
}

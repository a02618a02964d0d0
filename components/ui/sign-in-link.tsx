import type { ReactNode } from "react";
import { useAddress } from "#lib/browser/use-address.ts";
import { paths } from "#lib/paths.ts";
import { ButtonLink } from "./button.tsx";

/** To the sign-in page, which returns here. */
export function SignInLink({ children }: { children: ReactNode }) {
  return (
    <ButtonLink size="small" href={paths.signIn({ returnTo: useAddress() })}>
      {children}
    </ButtonLink>
  );
}

import { usePathname, useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { paths } from "#lib/paths.ts";
import { ButtonLink } from "./button.tsx";

/** To the sign-in page, which returns here. */
export function SignInLink({ children }: { children: ReactNode }) {
  const [pathname, search] = [usePathname(), useSearchParams().toString()];
  const returnTo = search === "" ? pathname : `${pathname}?${search}`;
  return (
    <ButtonLink size="small" href={paths.signIn({ returnTo })}>
      {children}
    </ButtonLink>
  );
}

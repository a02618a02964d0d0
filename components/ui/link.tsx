"use client";

// biome-ignore lint/style/noRestrictedImports: every other file uses this one.
import NextLink from "next/link";
import { useRouter } from "next/navigation";
import { type ComponentProps, useEffect, useRef } from "react";

const dwellMs = 80;

type Handlers = "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur";
/** Props for the pages router, and props that only change what a press does. */
type Unused =
  | "as"
  | "passHref"
  | "shallow"
  | "legacyBehavior"
  | "transitionTypes"
  | "unstable_dynamicOnHover";

export interface LinkProps
  extends Omit<ComponentProps<typeof NextLink>, Handlers | Unused | "href" | "prefetch"> {
  href: string;
  /** False for an address that isn't a page, or that shows the same page in another way. */
  prefetch?: false;
}

/**
 * A link whose page is prefetched when the pointer or the focus rests on it. Next.js prefetches whatever is in view:
 * that costs the portal up to two requests for each link of a page, most of them for pages that are never opened.
 */
export function Link({ prefetch, ...rest }: LinkProps) {
  if (typeof window === "undefined") return htmlLink(rest);
  return prefetch === false ? <NextLink {...rest} prefetch={false} /> : <PrefetchingLink {...rest} />;
}

/** The same HTML for a server, where nothing is pressed. */
function htmlLink({ replace, scroll, onNavigate, ...rest }: Omit<LinkProps, "prefetch">) {
  return <a {...rest} />;
}

function PrefetchingLink({ href, onClick, ...rest }: Omit<LinkProps, "prefetch">) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const begin = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => router.prefetch(href), dwellMs);
  };
  const stop = () => clearTimeout(timer.current);
  return (
    <NextLink
      {...rest}
      href={href}
      prefetch={false}
      onPointerEnter={begin}
      onPointerLeave={stop}
      onFocus={begin}
      onBlur={stop}
      onClick={(event) => {
        stop();
        onClick?.(event);
      }}
    />
  );
}

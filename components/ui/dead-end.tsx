"use client";

import type { ReactNode } from "react";
import { ButtonLink } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Page } from "./page.tsx";

interface DeadEndProps {
  title: string;
  text: ReactNode;
  /** The link that leads on, with its text. */
  href: string;
  action: string;
}

/**
 * The page of a 404: what it means, and one link. Next.js sends a layout's 404 with every page below it; of a client
 * component it sends only the props.
 */
export function DeadEnd(props: DeadEndProps) {
  return (
    <Page>
      <DeadEndMessage whole {...props} />
    </Page>
  );
}

/** The same within a page, or below its heading. */
export function DeadEndMessage({ href, action, ...rest }: DeadEndProps & { whole?: boolean }) {
  return (
    <EmptyState
      {...rest}
      drawing={false}
      actions={
        <ButtonLink href={href} variant="primary" size="large">
          {action}
        </ButtonLink>
      }
    />
  );
}

"use client";

import { ButtonLink } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { paths } from "#lib/paths.ts";
import { Trouble, troublePage } from "./trouble.tsx";

/** What no shell surrounds. A client component, as every page's data has it. */
export function NotFoundView({ title, text, home }: { title: string; text: string; home: string }) {
  return (
    <main className={troublePage}>
      <Trouble
        icon={<Icon name="compass" size={32} strokeWidth={1.5} />}
        title={title}
        text={text}
        actions={
          <ButtonLink href={paths.home()} variant="primary" size="large">
            {home}
          </ButtonLink>
        }
      />
    </main>
  );
}

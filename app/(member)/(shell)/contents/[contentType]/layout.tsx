import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { TypeProvider } from "#components/content/list/type-context.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { typeOf } from "#lib/space-file/type-of.ts";

interface TypeLayoutProps {
  params: Promise<{ contentType: string }>;
  children: ReactNode;
}

/** Everything of one type. A type that the Space does not have ends here, with a 404. */
export default async function TypeLayout({ params, children }: TypeLayoutProps) {
  const type = typeOf((await params).contentType);
  if (type === undefined) notFound();
  return (
    <TypeProvider type={type}>
      <ClientMessages namespaces={["list", "filter", "item", "fields", "map"]}>{children}</ClientMessages>
    </TypeProvider>
  );
}

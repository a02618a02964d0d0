import { redirect } from "next/navigation";
import { auth } from "../auth";

interface Content {
  sys: { id: string };
  fields: unknown;
}

export default async function Page() {
  const session = await auth();
  if (!session || session.error) redirect("/api/auth/signin");
  const response = await fetch(`${process.env.ACMA_URL}/spaces/demo/contents`, {
    headers: { authorization: `Bearer ${session.accessToken}` },
    cache: "no-store",
  });
  const items: Content[] = response.ok ? (await response.json()).items : [];
  return (
    <main>
      <h1>{session.user?.name}</h1>
      <ul>
        {items.map(({ sys, fields }) => (
          <li key={sys.id}>{JSON.stringify(fields)}</li>
        ))}
      </ul>
    </main>
  );
}

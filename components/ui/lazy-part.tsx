import { useLocale } from "next-intl";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { inEachLanguage, type Language } from "#lib/messages/language.ts";
import { createLoading, useLoading } from "./loading.ts";
import { partMissing } from "./part-missing.tsx";

/**
 * A part of a page that is fetched when it is first shown. Where it cannot be had, the rest of the page stays, and it
 * is fetched again when it is shown again or somebody asks.
 * @param meanwhile what stands in its place; `again` is there once it could not be had
 */
export function lazyPart<Props extends object>(
  load: (language: Language) => Promise<ComponentType<Props>>,
  meanwhile: (again: (() => void) | undefined, props: Props) => ReactNode = () => null,
) {
  const parts = inEachLanguage((language) => createLoading(() => load(language)));
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module begins.
  return function LazyPart(props: Props) {
    const part = parts[useLocale()];
    const state = useLoading(part, true);
    if (state.kind === "here") return <state.value {...props} />;
    return meanwhile(state.kind === "failed" ? part.begin : undefined, props);
  };
}

/** For `dynamic`: a part that the first HTML has. Once it could not be had, it is a `lazyPart`. */
export function orLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: (again: (() => void) | undefined) => ReactNode = partMissing,
): () => Promise<ComponentType<Props>> {
  return () => load().catch(() => lazyPart(load, meanwhile));
}

/**
 * A part that the first HTML has, and few pages.
 * @param otherwise what stands in its place while it is loaded, and where it cannot be had
 */
export function servedPart<Props extends object>(
  load: (language: Language) => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props>,
) {
  const parts = inEachLanguage((language) =>
    lazy(async () => ({ default: await load(language).catch(() => otherwise) })),
  );
  const Otherwise = otherwise;
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module begins.
  return function ServedPart(props: Props) {
    const Part = parts[useLocale()];
    return (
      <Suspense fallback={<Otherwise {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

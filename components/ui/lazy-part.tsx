import { useLocale } from "next-intl";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { inEachLanguage, type Language } from "#lib/messages/language.ts";
import { renderLoadError } from "./load-error.tsx";
import { createLoading, useLoading } from "./loading.ts";

/**
 * A part of a page that is loaded when it is first shown. If that fails, the rest of the page stays, and the part is loaded
 * again when it is next shown, or on request.
 * @param meanwhile shown in its place; gets `again` once loading has failed
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

/** For `dynamic`: a part of the first HTML. If its script fails to load, it becomes a `lazyPart`. */
export function orLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: (again: (() => void) | undefined) => ReactNode = renderLoadError,
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

import { createContext, type ReactNode, useContext } from "react";

const MediaOrigins = createContext<readonly string[]>([]);

interface MediaOriginsProviderProps {
  origins: readonly string[];
  children: ReactNode;
}

/** Provides the only origins that pictures may be loaded from. */
export function MediaOriginsProvider({ origins, children }: MediaOriginsProviderProps) {
  return <MediaOrigins value={origins}>{children}</MediaOrigins>;
}

export function useMediaOrigins(): readonly string[] {
  return useContext(MediaOrigins);
}

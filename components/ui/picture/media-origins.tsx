"use client";

import { createContext, type ReactNode, useContext } from "react";

const MediaOrigins = createContext<readonly string[]>([]);

interface MediaOriginsProviderProps {
  origins: readonly string[];
  children: ReactNode;
}

/** Tells the pictures inside which origins they may be loaded from. */
export function MediaOriginsProvider({ origins, children }: MediaOriginsProviderProps) {
  return <MediaOrigins value={origins}>{children}</MediaOrigins>;
}

export function useMediaOrigins(): readonly string[] {
  return useContext(MediaOrigins);
}

"use client";

import { type RefObject, useEffect } from "react";
import { useHold } from "#components/list/use-hold.ts";
import { tellEarlyKeys } from "#lib/browser/early-keys.ts";
import { useDesk } from "./list-desk.tsx";
import type { ListSubject } from "./list-subject.ts";
import { useContentKeys } from "./use-content-keys.ts";

interface ListHandsProps {
  list: RefObject<HTMLElement | null>;
  subject: ListSubject;
}

/** A list at the keys and under a thumb that rests. It shows nothing. */
export function ListHands({ list, subject }: ListHandsProps) {
  useContentKeys(list, subject);
  useHold(list, useDesk());
  // After all who hear them.
  useEffect(tellEarlyKeys, []);
  return null;
}

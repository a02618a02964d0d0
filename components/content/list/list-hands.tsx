"use client";

import { type RefObject, useEffect } from "react";
import { tellEarlyKeys } from "#lib/browser/early-keys.ts";
import type { ListSubject } from "./list-subject.ts";
import { useHold } from "./use-hold.ts";
import { useListKeys } from "./use-list-keys.ts";

interface ListHandsProps {
  list: RefObject<HTMLElement | null>;
  subject: ListSubject;
}

/** A list at the keys and under a thumb that rests. It shows nothing. */
export function ListHands({ list, subject }: ListHandsProps) {
  useListKeys(list, subject);
  useHold(list);
  // After all who hear them.
  useEffect(tellEarlyKeys, []);
  return null;
}

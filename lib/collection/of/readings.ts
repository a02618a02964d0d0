import { fromPublished } from "#lib/space/contents.ts";
import {
  type ContentsCollection,
  type ContentsScope,
  type ContentsSubject,
  contentsOf,
  createContents,
} from "./contents.ts";

/** By ACDA, the last published first. */
export function readingsOf(scope: ContentsScope): ContentsCollection {
  return createContents(scope, "readings", {
    order: "-sys.publish.at",
    hasColumns: false,
    sendBy: fromPublished,
  });
}

export function contentsAt(scope: ContentsScope & Pick<ContentsSubject, "place">): ContentsCollection {
  return scope.place === "contents" ? contentsOf(scope) : readingsOf(scope);
}

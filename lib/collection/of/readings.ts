import { fromPublished } from "#lib/space/published.ts";
import {
  type ContentsCollection,
  type ContentsScope,
  type ContentsSubject,
  contentsOf,
  createContents,
} from "./contents.ts";

/** The published Contents of a type, to be read: by ACDA, the last published first. */
export function readingsOf(scope: ContentsScope): ContentsCollection {
  return createContents(scope, "readings", {
    order: "-sys.publish.at",
    hasColumns: false,
    sendBy: fromPublished,
  });
}

/** The list that a subject is of. */
export function contentsAt(scope: ContentsScope & Pick<ContentsSubject, "place">): ContentsCollection {
  return scope.place === "contents" ? contentsOf(scope) : readingsOf(scope);
}

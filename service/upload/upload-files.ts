import { newId } from "#service/id.ts";

export interface UploadKey {
  space_id: string;
  id: string;
}

/** Everything of an Upload is in one folder of the storage, so that it goes at once. */
export function uploadFolder({ space_id, id }: UploadKey): string {
  return `files/${space_id}/${id}`;
}

/** The bytes whole. */
export function originalKey(upload: UploadKey): string {
  return `${uploadFolder(upload)}/original`;
}

/** A stretch of a resumable Upload. No two attempts at the same stretch share a key. */
export function newPieceKey(upload: UploadKey): string {
  return `${uploadFolder(upload)}/piece-${newId()}`;
}

export function thumbnailKey(upload: UploadKey, widthPixels: number): string {
  return `${uploadFolder(upload)}/thumbnail-${widthPixels}.webp`;
}

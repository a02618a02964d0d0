import { newId } from "#service/id.ts";

export interface UploadKey {
  space_id: string;
  id: string;
}

/** All files of an Upload are in one folder of the storage, so that they are removed together. */
export function uploadFolder({ space_id, id }: UploadKey): string {
  return `files/${space_id}/${id}`;
}

/** The complete bytes. */
export function originalKey(upload: UploadKey): string {
  return `${uploadFolder(upload)}/original`;
}

/** A chunk of a resumable Upload. Each attempt has a key of its own. */
export function newPieceKey(upload: UploadKey): string {
  return `${uploadFolder(upload)}/piece-${newId()}`;
}

export function thumbnailKey(upload: UploadKey, widthPixels: number): string {
  return `${uploadFolder(upload)}/thumbnail-${widthPixels}.webp`;
}

import type { ColumnType, Generated, JSONColumnType } from "kysely";

/** The tables of Uploads and of the jobs that process files of Media. */
export interface MediaTables {
  upload: UploadTable;
  upload_piece: UploadPieceTable;
  media_job: MediaJobTable;
}

type Timestamp = ColumnType<Date, Date, Date>;
type LaterTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface UploadTable {
  space_id: string;
  id: string;
  created_by: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** The announced size; 0 while a raw Upload is being received. */
  size_bytes: number;
  received_bytes: number;
  /** `Upload-Metadata` of tus. */
  metadata: JSONColumnType<Record<string, string | null>>;
  completed_at: LaterTimestamp;
  /** The Media that uses it. */
  media_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Can't be used any more; its files are deleted. */
  removed_at: LaterTimestamp;
}

/** A chunk of a resumable Upload, until processing joins them. */
interface UploadPieceTable {
  space_id: string;
  upload_id: string;
  start_byte: number;
  storage_key: string;
}

/** A file of a Media that is to be processed. */
interface MediaJobTable {
  space_id: string;
  upload_id: string;
  media_id: string;
  locale: string;
  attempts: Generated<number>;
  run_at: Timestamp;
  /** The worker that has claimed it; a worker whose claim was taken over changes nothing. */
  claim_id: ColumnType<string | null, string | null | undefined, string | null>;
  lease_until: LaterTimestamp;
}

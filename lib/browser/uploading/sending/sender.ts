/** What became of a file's bytes that did not arrive: the status is 0 where nobody answered. */
export interface SendFailure {
  status: number;
  code?: string | undefined;
  /** What is wrong with the file, in the words of the service. */
  reason?: string | undefined;
}

export interface SenderEvents {
  /** Where the bytes are going, from which they can be resumed. */
  onUrl: (id: string, resumableUrl: string) => void;
  onBytes: (id: string, sentBytes: number) => void;
  onSent: (id: string, uploadId: string) => void;
  onFailed: (id: string, failure: SendFailure) => void;
}

export interface FileToSend {
  id: string;
  file: Blob;
  fileName: string;
  contentType: string;
  resumableUrl?: string | undefined;
}

/** Brings the bytes of files to the Space, and knows nothing of what becomes of them there. */
export interface Sender {
  /** Begins, or goes on where it was stopped. */
  begin(file: FileToSend): void;
  /** Stops; what has arrived stays where the service resumes. */
  stop(id: string): void;
  /**
   * Forgets a file that is on its way, and has the service forget it too: resolves when that has answered. Undefined
   * when it is not on its way, or the service has nothing to forget.
   */
  forget(id: string): Promise<void> | undefined;
  /** Whether what has arrived is kept over a stop. */
  isResumable(): boolean;
}

/** One request that carries a whole file. Rejects with `SendFailure`; resolves with the answer's text. */
export type SendRaw = (request: {
  file: Blob;
  contentType: string;
  onBytes: (sentBytes: number) => void;
  signal: AbortSignal;
}) => Promise<string>;

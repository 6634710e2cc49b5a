/** A file that came in a multipart body. */
export interface UploadedFile {
  filnamn: string;
  typ: string;
  bytes: Uint8Array;
}
